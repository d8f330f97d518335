import { contract, refused, route } from "@/lib/api";
import { rejectDevice } from "@/lib/devices";

export const POST = route(contract.rejectDevice, rejectDevice);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
