import { contract, refused, route } from "@/lib/api";
import { workersStatus } from "@/lib/runs";

export const GET = route(contract.workersStatus, workersStatus);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
