import { contract, refused, route } from "@/lib/api";
import { vaultContext } from "@/lib/vault";

export const GET = route(contract.vaultContext, vaultContext);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
