import { contract, refused, route } from "@/lib/api";
import { searchVault } from "@/lib/vault";

export const GET = route(contract.searchVault, searchVault);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
