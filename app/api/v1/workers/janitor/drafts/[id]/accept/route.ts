import { contract, refused, route } from "@/lib/api";
import { acceptDraft } from "@/lib/janitor";

export const POST = route(contract.janitorAccept, acceptDraft);
export const { GET, PUT, PATCH, DELETE, OPTIONS, HEAD } = refused;
