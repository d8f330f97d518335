import type { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type Started, startRun } from "@/lib/runs";
import { inboxWorkflow, processInput } from "./pass";

/**
 * Has the curator take what waits in the inbox now, whether it is started or stopped; joins the pass that
 * goes on already. The run's result is an `InboxPassResult`.
 */
export function processInbox(ctx: Context, input: z.input<typeof processInput> = {}): Promise<Started> {
  const given = parse(processInput, input);
  return ctx.db.tx((tx) => startRun(ctx, tx, inboxWorkflow, given));
}
