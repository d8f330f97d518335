import { contract, longRoute, refused } from "@/lib/api";
import { startVerify } from "@/lib/backups";

export const POST = longRoute(contract.verifyBackup, startVerify);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
