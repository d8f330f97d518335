import { contract, refused, route } from "@/lib/api";
import { rotateDevice } from "@/lib/devices";

export const POST = route(contract.rotateDevice, rotateDevice);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
