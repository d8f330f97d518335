import { contract, longRoute, refused, route } from "@/lib/api";
import { listBackups, startBackup } from "@/lib/backups";

export const GET = route(contract.listBackups, listBackups);
export const POST = longRoute(contract.runBackup, startBackup);
export const { PUT, PATCH, DELETE, OPTIONS } = refused;
