import { contract, refused, route } from "@/lib/api";
import { gatewayAgents } from "@/lib/health";

export const GET = route(contract.gatewayAgents, gatewayAgents);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
