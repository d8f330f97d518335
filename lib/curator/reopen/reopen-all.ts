import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { whereProposal } from "../proposals/find";
import { curatorProposals } from "../tables";
import { reopenProposal } from "./reopen";

/** Undoes what was decided about several proposals, the last one first. Returns why some could not be. */
export async function reopenProposals(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  for (const id of ids.toReversed())
    try {
      if (!(await isPending(ctx, id))) await reopenProposal(ctx, { id });
    } catch (error) {
      if (!(error instanceof KvError)) throw error;
      failures.push(error.message);
    }
  return failures;
}

/** One that was settled with another of its name is back with it. */
async function isPending(ctx: Context, id: string): Promise<boolean> {
  const { state } = curatorProposals;
  const [row] = await ctx.db.tx((tx) =>
    tx.select({ state }).from(curatorProposals).where(whereProposal(ctx, id)),
  );
  return row?.state === "proposed";
}
