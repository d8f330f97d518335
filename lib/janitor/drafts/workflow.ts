import { randomUUID } from "node:crypto";
import { z } from "zod";
import { defineWorkflow, shortHash } from "@/lib/runs";
import { draftInput, propose } from "./propose";
import { storeDraft } from "./store";

const TRIES = { attempts: 3 };

/** The id of the stored draft, or the reason why there is none. */
export const draftResult = z.union([
  z.object({ draft: z.uuid(), reason: z.null() }),
  z.object({ draft: z.null(), reason: z.string() }),
]);

/** Drafts a text for an issue, for the user to accept or discard. */
export const draftWorkflow = defineWorkflow({
  type: "JanitorDraftWorkflow",
  queue: "janitor",
  purpose: "Drafts a text for a record that is almost empty, or merges two records of the same name into one",
  input: draftInput,
  runInput: draftInput,
  prepare: async (_ctx, _tx, input) => ({ workflowId: `janitor-draft-${shortHash(input)}`, input }),
  run: async (ctx, step, request): Promise<z.output<typeof draftResult>> => {
    const id = await step("begin", async () => randomUUID());
    const proposed = await step("propose", () => propose(ctx, request));
    if ("reason" in proposed) return { draft: null, reason: proposed.reason };
    await step("keep", () => storeDraft(ctx, id, proposed), TRIES);
    return { draft: id, reason: null };
  },
});
