import { contract, longRoute, refused } from "@/lib/api";
import { startRestore } from "@/lib/backups";

export const POST = longRoute(contract.restoreBackup, startRestore);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
