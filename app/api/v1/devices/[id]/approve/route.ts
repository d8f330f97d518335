import { approveDevice } from "@/lib/accounts";
import { contract, refused, route } from "@/lib/api";

export const POST = route(contract.approveDevice, approveDevice);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
