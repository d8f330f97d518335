import { gatewayAgents } from "@/lib/admin";
import { contract, refused, route } from "@/lib/api";

export const GET = route(contract.gatewayAgents, gatewayAgents);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
