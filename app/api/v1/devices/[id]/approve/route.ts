import { contract, refused, route } from "@/lib/api";
import { approveDevice } from "@/lib/devices";

export const POST = route(contract.approveDevice, approveDevice);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
