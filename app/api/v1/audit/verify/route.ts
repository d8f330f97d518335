import { contract, refused, route } from "@/lib/api";
import { verifyAudit } from "@/lib/audit";

export const GET = route(contract.verifyAudit, verifyAudit);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
