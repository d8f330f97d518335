import { contract, refused, route } from "@/lib/api";
import { distillerHistory } from "@/lib/distiller";

export const GET = route(contract.distillerHistory, distillerHistory);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
