import type { z } from "zod";
import { conflict, KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { describeAgent } from "@/lib/gateway";
import { type Started, startRun } from "@/lib/runs";
import { requested } from "./propose";
import { type Draft, readDraft } from "./store";
import { type DraftResult, draftInput, draftWorkflow } from "./workflow";

/** Whether a model can propose texts; what a merge needs is on this machine. */
export async function canFill(ctx: Context): Promise<boolean> {
  try {
    return (await describeAgent(ctx, { agentId: "vault-janitor" })).ready;
  } catch (error) {
    // The keys cannot be opened: then there is no model, and everything else works.
    if (error instanceof KvError) return false;
    throw error;
  }
}

/**
 * Has a text proposed for an issue; the run's result is a `DraftResult`. Throws `NOT_FOUND` when the issue is no more,
 * `CONFLICT` for one that no text mends, and for a stub where no model could write one.
 */
export async function startDraft(ctx: Context, input: z.input<typeof draftInput>): Promise<Started> {
  const request = parse(draftInput, input);
  const { issue } = await requested(ctx, request);
  if (issue.code === "STUB001" && !(await canFill(ctx)))
    throw conflict(
      "Only a model can propose a text, and none is configured: set a provider's key in the gateway",
    );
  return ctx.db.tx((tx) => startRun(ctx, tx, draftWorkflow, request));
}

/** The reply to a proposal: the draft, whole. */
export async function draftReply(
  ctx: Context,
  result: unknown,
): Promise<{ draft: Draft | null; reason: string | null }> {
  const { draft: id, reason } = result as DraftResult;
  return { draft: id === null ? null : await readDraft(ctx, { id }), reason };
}
