import { defineOperation } from "@/lib/operation";
import { findDraft, presentDraft } from "../drafts/store";
import { draft, draftIdInput } from "../shapes";

export const readDraft = defineOperation({
  id: "janitorDraft",
  http: { method: "GET", path: "/workers/janitor/drafts/{id}" },
  tag: "Workers",
  summary: "One proposed text, with the text that it was made of",
  input: draftIdInput,
  output: draft,
  errors: ["NOT_FOUND"],
  run: async (ctx, { id }) => presentDraft(await findDraft(ctx, id)),
});
