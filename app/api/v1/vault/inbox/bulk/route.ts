import { contract, refused, route } from "@/lib/api";
import { addBulkToInbox } from "@/lib/vault";

export const POST = route(contract.addBulkToInbox, addBulkToInbox);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
