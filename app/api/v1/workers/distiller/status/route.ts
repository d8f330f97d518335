import { contract, refused, route } from "@/lib/api";
import { distillerStatus } from "@/lib/distiller";

export const GET = route(contract.distillerStatus, distillerStatus);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
