import { contract, grantRoute, refused } from "@/lib/api";
import { requestDeviceCode } from "@/lib/devices";

export const POST = grantRoute(contract.requestDeviceCode, requestDeviceCode);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
