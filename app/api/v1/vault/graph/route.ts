import { contract, refused, route } from "@/lib/api";
import { vaultGraph } from "@/lib/vault";

export const GET = route(contract.vaultGraph, vaultGraph);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
