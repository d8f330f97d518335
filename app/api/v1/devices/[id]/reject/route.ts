import { rejectDevice } from "@/lib/accounts";
import { contract, refused, route } from "@/lib/api";

export const POST = route(contract.rejectDevice, rejectDevice);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
