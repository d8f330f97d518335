import { gatewaySecurity } from "@/lib/admin";
import { contract, refused, route } from "@/lib/api";

export const GET = route(contract.gatewaySecurity, gatewaySecurity);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
