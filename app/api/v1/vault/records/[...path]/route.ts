import { contract, refused, route } from "@/lib/api";
import { deleteRecord, editRecord, moveRecord, readRecord } from "@/lib/vault";

export const GET = route(contract.readRecord, readRecord);
export const PATCH = route(contract.editRecord, editRecord);
export const POST = route(contract.moveRecord, moveRecord);
export const DELETE = route(contract.deleteRecord, deleteRecord);
export const { PUT, OPTIONS } = refused;
