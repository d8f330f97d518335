import { contract, refused, route } from "@/lib/api";
import { listAgents } from "@/lib/gateway";

export const GET = route(contract.listAgents, listAgents);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
