import { contract, refused, route } from "@/lib/api";
import { discardDraft } from "@/lib/workers";

export const POST = route(contract.janitorDiscard, discardDraft);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
