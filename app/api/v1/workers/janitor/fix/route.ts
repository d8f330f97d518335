import { contract, longRoute, refused } from "@/lib/api";
import { startFix } from "@/lib/janitor";

export const POST = longRoute(contract.janitorFix, startFix);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
