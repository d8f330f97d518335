import { contract, grantRoute, refused } from "@/lib/api";
import { fetchDeviceToken } from "@/lib/devices";

export const POST = grantRoute(contract.fetchDeviceToken, fetchDeviceToken);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
