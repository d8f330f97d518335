import { gatewaySecrets } from "@/lib/admin";
import { contract, refused, route } from "@/lib/api";

export const GET = route(contract.gatewaySecrets, gatewaySecrets);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
