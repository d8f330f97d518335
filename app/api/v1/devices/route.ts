import { contract, refused, route } from "@/lib/api";
import { listDevices } from "@/lib/devices";

export const GET = route(contract.listDevices, listDevices);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
