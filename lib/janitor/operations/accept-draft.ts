import { defineOperation } from "@/lib/operation";
import { acceptDraft as accept } from "../drafts/settle";
import { draftIdInput, settledDraft } from "../shapes";

export const acceptDraft = defineOperation({
  id: "janitorAccept",
  http: { method: "POST", path: "/workers/janitor/drafts/{id}/accept" },
  tag: "Workers",
  summary:
    "Write a proposed text; a merge deletes the other record, and its links lead to the one that remains",
  description:
    "409 when a record has changed since. It is reverted by POST /workers/janitor/revert, the draft's id as `sweep`.",
  input: draftIdInput,
  output: settledDraft,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: (ctx, { id }) => accept(ctx, id),
});
