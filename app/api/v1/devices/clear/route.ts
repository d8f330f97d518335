import { clearDevices } from "@/lib/accounts";
import { contract, refused, route } from "@/lib/api";

export const POST = route(contract.clearDevices, clearDevices);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
