import { contract, longRoute, refused } from "@/lib/api";
import { distillerScanReply, startDistillerScan } from "@/lib/distiller";

export const POST = longRoute(contract.distillerScan, startDistillerScan, distillerScanReply);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
