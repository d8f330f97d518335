import { contract, refused, route } from "@/lib/api";
import { searchRecords } from "@/lib/embeddings";

export const GET = route(contract.searchVault, searchRecords);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
