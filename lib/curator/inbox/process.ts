import type { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type Started, startRun } from "@/lib/runs";
import { inboxWorkflow, processInput } from "./workflow";

/**
 * Processes the inbox now, even while the curator is stopped; joins a run that is already active. The run's result
 * is an `InboxResult`.
 */
export function processInbox(ctx: Context, input: z.input<typeof processInput> = {}): Promise<Started> {
  const given = parse(processInput, input);
  return ctx.db.tx((tx) => startRun(ctx, tx, inboxWorkflow, given));
}
