import { defineOperation } from "@/lib/operation";
import { findDraft, presentDraft } from "../drafts/store";
import { draft, draftIdInput } from "../shapes";

export const readDraft = defineOperation({
  id: "janitorDraft",
  http: { method: "GET", path: "/workers/janitor/drafts/{id}" },
  tag: "Janitor",
  summary: "Get a draft",
  description: "With the text before and after.",
  input: draftIdInput,
  output: draft,
  errors: ["NOT_FOUND"],
  run: async (ctx, { id }) => presentDraft(await findDraft(ctx, id)),
});
