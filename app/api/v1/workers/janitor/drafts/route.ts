import { contract, longRoute, refused, route } from "@/lib/api";
import { draftReply, listDrafts, startDraft } from "@/lib/janitor";

export const GET = route(contract.janitorDrafts, listDrafts);
export const POST = longRoute(contract.janitorPropose, startDraft, draftReply);
export const { PUT, PATCH, DELETE, OPTIONS } = refused;
