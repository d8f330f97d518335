import { randomUUID } from "node:crypto";
import { workerContext } from "@/lib/accounts";
import { defineWorkflow } from "@/lib/runs";
import { DRAFT } from "../kinds";
import { type DraftRequest, propose } from "./propose";
import { keepDraft } from "./store";

const TRIES = { attempts: 3 };

/** A draft that was kept, by its id; or why there is none. */
export type DraftResult = { draft: string; reason: null } | { draft: null; reason: string };

/** Has a text proposed for an issue, and keeps it for the user to accept. */
export const draftWorkflow = defineWorkflow<DraftRequest, DraftResult>(
  {
    ...DRAFT,
    run: async (ctx, step, request) => {
      const id = await step("begin", async () => randomUUID());
      const proposed = await step("propose", () => propose(ctx, request));
      if ("reason" in proposed) return { draft: null, reason: proposed.reason };
      await step("keep", () => keepDraft(ctx, id, proposed), TRIES);
      return { draft: id, reason: null };
    },
  },
  workerContext,
);
