import { rotateDevice } from "@/lib/accounts";
import { contract, refused, route } from "@/lib/api";

export const POST = route(contract.rotateDevice, rotateDevice);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
