import { contract, longRoute, refused } from "@/lib/api";
import { distillerRunReply, startDistillerRun } from "@/lib/distiller";

export const POST = longRoute(contract.distillerRun, startDistillerRun, distillerRunReply);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
