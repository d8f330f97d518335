import { contract, refused, route } from "@/lib/api";
import { addToInbox, listInbox } from "@/lib/vault";

export const GET = route(contract.listInbox, listInbox);
export const POST = route(contract.addToInbox, addToInbox);
export const { PUT, PATCH, DELETE, OPTIONS } = refused;
