import { contract, refused, route } from "@/lib/api";
import { describeAgent } from "@/lib/gateway";

export const GET = route(contract.describeAgent, describeAgent);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
