import { contract, refused, route } from "@/lib/api";
import { claimDevice } from "@/lib/devices";

export const POST = route(contract.claimDevice, claimDevice);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
