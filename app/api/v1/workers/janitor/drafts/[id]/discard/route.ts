import { contract, refused, route } from "@/lib/api";
import { discardDraft } from "@/lib/janitor";

export const POST = route(contract.janitorDiscard, discardDraft);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
