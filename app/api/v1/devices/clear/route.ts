import { contract, refused, route } from "@/lib/api";
import { clearDevices } from "@/lib/devices";

export const POST = route(contract.clearDevices, clearDevices);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
