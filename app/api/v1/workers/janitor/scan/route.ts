import { contract, longRoute, refused } from "@/lib/api";
import { scanReply, startScan } from "@/lib/janitor";

export const POST = longRoute(contract.janitorScan, startScan, scanReply);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
