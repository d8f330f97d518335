import { contract, refused, route } from "@/lib/api";
import { createRecord } from "@/lib/vault";

export const POST = route(contract.createRecord, createRecord);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
