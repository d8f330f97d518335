import { defineOperation } from "@/lib/operation";
import { discardDraft as discard } from "../drafts/settle";
import { draftIdInput, settledDraft } from "../shapes";

export const discardDraft = defineOperation({
  id: "janitorDiscard",
  http: { method: "POST", path: "/workers/janitor/drafts/{id}/discard" },
  tag: "Janitor",
  summary: "Discard a draft",
  description: "Nothing is written. The issue stays open.",
  input: draftIdInput,
  output: settledDraft,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: (ctx, { id }) => discard(ctx, id),
});
