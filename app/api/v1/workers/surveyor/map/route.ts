import { contract, refused, route } from "@/lib/api";
import { vaultMap } from "@/lib/surveyor";

export const GET = route(contract.surveyorMap, vaultMap);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
