import { contract, refused, route } from "@/lib/api";
import { gatewaySecrets } from "@/lib/health";

export const GET = route(contract.gatewaySecrets, gatewaySecrets);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
