import { contract, refused, route } from "@/lib/api";
import { gatewaySecurity } from "@/lib/health";

export const GET = route(contract.gatewaySecurity, gatewaySecurity);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
