import { contract, refused, route } from "@/lib/api";
import { vaultSchema } from "@/lib/vault";

export const GET = route(contract.vaultSchema, vaultSchema);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
