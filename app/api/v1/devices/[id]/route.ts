import { removeDevice } from "@/lib/accounts";
import { contract, refused, route } from "@/lib/api";

export const DELETE = route(contract.removeDevice, removeDevice);
export const { GET, POST, PUT, PATCH, OPTIONS, HEAD } = refused;
