import { contract, refused, streamRoute } from "@/lib/api";
import { followLogs } from "@/lib/health";

export const GET = streamRoute(contract.followLogs, followLogs);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
