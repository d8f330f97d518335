import type { z } from "zod";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { type Started, startKind } from "@/lib/runs";
import { INBOX_PASS, processInput } from "../kinds";

/**
 * Has the curator take what waits in the inbox now, whether it is started or stopped; joins the pass that
 * goes on already. The run's result is an `InboxPassResult`.
 */
export function processInbox(ctx: Context, input: z.input<typeof processInput> = {}): Promise<Started> {
  const given = parse(processInput, input);
  return ctx.db.tx((tx) => startKind(ctx, tx, INBOX_PASS, given));
}
