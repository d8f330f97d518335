import { contract, refused, route } from "@/lib/api";
import { listCalls } from "@/lib/gateway";

export const GET = route(contract.listCalls, listCalls);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
