import { contract, longRoute, refused } from "@/lib/api";
import { processInbox } from "@/lib/curator";

export const POST = longRoute(contract.processInbox, processInbox);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
