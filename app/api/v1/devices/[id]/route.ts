import { contract, refused, route } from "@/lib/api";
import { removeDevice } from "@/lib/devices";

export const DELETE = route(contract.removeDevice, removeDevice);
export const { GET, POST, PUT, PATCH, OPTIONS, HEAD } = refused;
