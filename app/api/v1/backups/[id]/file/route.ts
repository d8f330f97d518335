import { contract, fileRoute, refused } from "@/lib/api";
import { downloadBackup } from "@/lib/backups";

export const GET = fileRoute(contract.downloadBackup, downloadBackup);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
