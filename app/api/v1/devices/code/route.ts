import { requestDeviceCode } from "@/lib/accounts";
import { contract, grantRoute, refused } from "@/lib/api";

export const POST = grantRoute(contract.requestDeviceCode, requestDeviceCode);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
