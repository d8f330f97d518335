import { and, eq, gte, lt } from "drizzle-orm";
import { conflict, notFound } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { LIKELY } from "../plan";
import { curatorProposals } from "../tables";
import type { Proposal } from "./shapes";

export type ProposalRow = typeof curatorProposals.$inferSelect;

export const whereProposal = (ctx: Context, id: string) =>
  and(eq(curatorProposals.accountId, ctx.account.id), eq(curatorProposals.id, id));

/** The same, unless it has been settled meanwhile. */
export const whereOpenProposal = (ctx: Context, id: string) =>
  and(whereProposal(ctx, id), eq(curatorProposals.state, "proposed"));

export const settledMeanwhile = () => conflict("The proposal has just been settled: read it again");

export const whereLikely = (isLikely: boolean) =>
  isLikely ? gte(curatorProposals.confidence, LIKELY) : lt(curatorProposals.confidence, LIKELY);

/** An open proposal, locked until the transaction ends. Throws `NOT_FOUND`, and `CONFLICT` when it is settled. */
export async function openProposal(ctx: Context, tx: Tx, id: string): Promise<ProposalRow> {
  const [row] = await tx.select().from(curatorProposals).where(whereProposal(ctx, id)).for("update");
  if (!row) throw notFound("There is no such proposal");
  if (row.state !== "proposed") throw conflict(`The proposal is already ${row.state}`);
  return row;
}

export const presentProposal = (row: ProposalRow, owner: string | null): Proposal => ({
  id: row.id,
  file: { id: row.inboxId, filename: row.filename },
  note: row.note,
  type: row.type,
  name: row.name,
  owner,
  fields: row.entity.fields,
  evidence: row.entity.evidence,
  confidence: row.confidence,
  likely: row.confidence >= LIKELY,
  state: row.state,
  path: row.path,
  created_at: row.createdAt.toISOString(),
});
