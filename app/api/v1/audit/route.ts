import { contract, refused, route } from "@/lib/api";
import { listAudit } from "@/lib/audit";

export const GET = route(contract.listAudit, listAudit);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
