import { defineOperation } from "@/lib/operation";
import { discardDraft as discard } from "../drafts/settle";
import { draftIdInput, settledDraft } from "../shapes";

export const discardDraft = defineOperation({
  id: "janitorDiscard",
  http: { method: "POST", path: "/workers/janitor/drafts/{id}/discard" },
  tag: "Workers",
  summary: "Discard a draft",
  input: draftIdInput,
  output: settledDraft,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: (ctx, { id }) => discard(ctx, id),
});
