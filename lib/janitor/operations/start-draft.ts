import { z } from "zod";
import { conflict } from "@/lib/core/errors";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { canFill } from "../drafts/can-fill";
import { draftInput, findDraftRequest } from "../drafts/propose";
import { findDraft, presentDraft } from "../drafts/store";
import { draftResult, draftWorkflow } from "../drafts/workflow";
import { draft } from "../shapes";

/** Starts a run that drafts a text for an issue; its result is a `draftResult`. */
export const startDraft = defineRunOperation({
  id: "janitorPropose",
  http: { method: "POST", path: "/workers/janitor/drafts" },
  tag: "Janitor",
  summary: "Draft a text for a stub (STUB001) or a merge of two duplicates (DUP001)",
  description:
    "Nothing is written before the draft is accepted. A text needs a model; without one, the local engine drafts a " +
    "merge. Lines and values that the merge omits are in `left_out`.",
  input: draftInput,
  output: withRun(z.object({ draft: draft.nullable(), reason: z.string().nullable() })),
  errors: ["NOT_FOUND", "CONFLICT"],
  start: async (ctx, request) => {
    const { issue } = await findDraftRequest(ctx, request);
    if (issue.code === "STUB001" && !(await canFill(ctx)))
      throw conflict("A draft of a text needs a model: add a credential in the gateway");
    return ctx.db.tx((tx) => startRun(ctx, tx, draftWorkflow, request));
  },
  present: async (ctx, result) => {
    const { draft: id, reason } = draftResult.parse(result);
    return { draft: id === null ? null : presentDraft(await findDraft(ctx, id)), reason };
  },
});
