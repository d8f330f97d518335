import { randomUUID } from "node:crypto";
import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { defineWorkflow, shortHash } from "@/lib/runs";
import { propose } from "./propose";
import { storeDraft } from "./store";

const TRIES = { attempts: 3 };

export const draftInput = z.strictObject({
  issue: textInput.max(100, "at most 100 characters").meta({
    description: "The id of a STUB001 or DUP001 issue",
  }),
  with: textInput.max(2_048, "at most 2048 characters").optional().meta({
    description: "Which of several duplicates to merge",
  }),
});

/** The id of the stored draft, or the reason why there is none. */
export type DraftResult = { draft: string; reason: null } | { draft: null; reason: string };

/** Drafts a text for an issue, for the user to accept or discard. */
export const draftWorkflow = defineWorkflow({
  type: "JanitorDraftWorkflow",
  queue: "janitor",
  purpose: "Drafts a text for a record that is almost empty, or merges two records of the same name into one",
  input: draftInput,
  runInput: draftInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `janitor-draft-${shortHash(input)}`, input }),
  run: async (ctx, step, request): Promise<DraftResult> => {
    const id = await step("begin", async () => randomUUID());
    const proposed = await step("propose", () => propose(ctx, request));
    if ("reason" in proposed) return { draft: null, reason: proposed.reason };
    await step("keep", () => storeDraft(ctx, id, proposed), TRIES);
    return { draft: id, reason: null };
  },
});
