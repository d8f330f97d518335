import { contract, refused, route } from "@/lib/api";
import { retryInboxFile } from "@/lib/vault";

export const POST = route(contract.retryInboxFile, retryInboxFile);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
