import { contract, refused, route } from "@/lib/api";
import { listRecords } from "@/lib/vault";

export const GET = route(contract.listRecords, listRecords);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
