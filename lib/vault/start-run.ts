import type { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { type StartedRun, startRun, type Workflow } from "@/lib/runs";

/** Starts a run on the vault's files, or joins the open one. Throws `UNAVAILABLE` when the vault is not there. */
export async function startVaultRun<I extends z.ZodObject, R extends z.ZodObject>(
  ctx: Context,
  workflow: Workflow<I, R>,
  input: z.output<I>,
): Promise<StartedRun> {
  await assertVaultRoot(ctx);
  return ctx.db.tx((tx) => startRun(ctx, tx, workflow, input));
}
