import { listDevices } from "@/lib/accounts";
import { contract, refused, route } from "@/lib/api";

export const GET = route(contract.listDevices, listDevices);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
