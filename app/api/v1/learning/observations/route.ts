import { contract, refused, route } from "@/lib/api";
import { listObservations } from "@/lib/learning";

export const GET = route(contract.listObservations, listObservations);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
