import { contract, refused, route } from "@/lib/api";
import { readDraft } from "@/lib/janitor";

export const GET = route(contract.janitorDraft, readDraft);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refused;
