import { defineOperation } from "@/lib/operation";
import { acceptDraft as accept } from "../drafts/settle";
import { draftIdInput, settledDraft } from "../shapes";

export const acceptDraft = defineOperation({
  id: "janitorAccept",
  http: { method: "POST", path: "/workers/janitor/drafts/{id}/accept" },
  tag: "Janitor",
  summary: "Accept a draft: write its text; a merge also deletes the other record and redirects its links",
  description:
    "409 when a record has changed since. To revert it, call POST /workers/janitor/revert with the draft's id as `sweep`.",
  input: draftIdInput,
  output: settledDraft,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: (ctx, { id }) => accept(ctx, id),
});
