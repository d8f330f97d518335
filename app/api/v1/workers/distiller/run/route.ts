import { contract, longRoute, refused } from "@/lib/api";
import { distillerRunReply, startDistillerRun } from "@/lib/workers";

export const POST = longRoute(contract.distillerRun, startDistillerRun, distillerRunReply);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
