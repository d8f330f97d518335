import { contract, refused, route } from "@/lib/api";
import { listProviders } from "@/lib/gateway";

export const GET = route(contract.listProviders, listProviders);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
