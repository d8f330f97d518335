import { contract, longRoute, refused } from "@/lib/api";
import { startDrill } from "@/lib/backups";

export const POST = longRoute(contract.drillBackup, startDrill);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
