import { contract, refused, route } from "@/lib/api";
import { showIdentity } from "@/lib/backups";

export const POST = route(contract.showBackupIdentity, showIdentity);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
