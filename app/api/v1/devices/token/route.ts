import { fetchDeviceToken } from "@/lib/accounts";
import { contract, grantRoute, refused } from "@/lib/api";

export const POST = grantRoute(contract.fetchDeviceToken, fetchDeviceToken);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
