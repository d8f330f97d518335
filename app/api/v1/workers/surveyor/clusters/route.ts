import { contract, refused, route } from "@/lib/api";
import { listClusters } from "@/lib/surveyor";

export const GET = route(contract.surveyorClusters, listClusters);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
