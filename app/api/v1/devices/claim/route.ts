import { claimDevice } from "@/lib/accounts";
import { contract, refused, route } from "@/lib/api";

export const POST = route(contract.claimDevice, claimDevice);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
