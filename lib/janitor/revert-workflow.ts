import { randomUUID } from "node:crypto";
import { z } from "zod";
import { within } from "@/lib/db";
import { defineWorkflow, shortHash, startRun } from "@/lib/runs";
import type { Reverted } from "./shapes";
import { checkRevertible, revertFixes } from "./sweeps/revert";
import { janitorWorkflow } from "./workflow";

const TRIES = { attempts: 3 };

export const revertInput = z
  .strictObject({
    entry: z.int("must be the number of an audit entry").min(1).max(2_147_483_647).optional(),
    sweep: z.uuid("must be a sweep_id or the id of a draft").optional(),
  })
  .refine(({ entry, sweep }) => (entry === undefined) !== (sweep === undefined), {
    error: "give either entry or sweep",
  });

/** Reverts one fix, or all fixes of a run, and scans again, so that their issues are open again. An interrupted run continues with the remaining fixes. */
export const revertWorkflow = defineWorkflow({
  type: "JanitorRevertWorkflow",
  queue: "janitor",
  purpose: "Reverts one fix of the Janitor, or all fixes of a run",
  input: revertInput,
  runInput: revertInput,
  prepare: async (ctx, tx, input) => {
    await checkRevertible(within(ctx, tx), input);
    return { workflowId: `janitor-revert-${shortHash(input)}`, input };
  },
  run: async (ctx, step, request, report): Promise<Reverted> => {
    const revertId = await step("begin", async () => randomUUID());
    const done = await step("revert", () => revertFixes(ctx, request, revertId, report), TRIES);
    if (done.reverted > 0)
      await step(
        "start scan",
        () => ctx.db.tx((tx) => startRun(ctx, tx, janitorWorkflow, { fix: false })),
        TRIES,
      );
    return done;
  },
});
