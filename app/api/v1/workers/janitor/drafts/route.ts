import { contract, longRoute, refused, route } from "@/lib/api";
import { draftReply, listDrafts, startDraft } from "@/lib/workers";

export const GET = route(contract.janitorDrafts, listDrafts);
export const POST = longRoute(contract.janitorPropose, startDraft, draftReply);
export const { PUT, PATCH, DELETE, OPTIONS } = refused;
