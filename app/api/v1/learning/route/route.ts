import { contract, refused, route } from "@/lib/api";
import { recordRoute } from "@/lib/learning";

export const POST = route(contract.recordRoute, recordRoute);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
