import { contract, refused, route } from "@/lib/api";
import { inboxStates } from "@/lib/vault";

export const GET = route(contract.inboxStates, inboxStates);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
