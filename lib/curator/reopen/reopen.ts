import { conflict, notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { type ProposalRow, whereProposal } from "../proposals/find";
import { curatorProposals } from "../tables";
import { undoAcceptance } from "./accepted";
import { undoDiscard } from "./discarded";

/** A proposal that waits again, and the records that changed with that. */
export interface Reopened {
  row: ProposalRow;
  removed: string[];
  changed: string[];
}

/**
 * Undoes what was decided about a proposal: it waits again. Throws `NOT_FOUND`, and `CONFLICT` where it waits already, or
 * somebody has worked with the record since.
 */
export async function reopenProposal(ctx: Context, { id }: { id: string }): Promise<Reopened> {
  const [row] = await ctx.db.tx((tx) => tx.select().from(curatorProposals).where(whereProposal(ctx, id)));
  if (!row) throw notFound("There is no such proposal");
  const { settledAt } = row;
  if (row.state === "proposed" || settledAt === null) throw conflict("The proposal is still pending");
  if (row.state === "accepted") return { row, ...(await undoAcceptance(ctx, row)) };
  return { row, removed: [], changed: await undoDiscard(ctx, { ...row, settledAt }) };
}
