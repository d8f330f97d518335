import { and, asc, eq, ne } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { curatorProposals } from "../tables";
import { type Correction, NAMED_ONCE, writeProposal } from "./accept";
import type { ProposalRow } from "./find";

/** At a time: each is a change of the vault. */
const BATCH_SIZE = 100;

/**
 * Links the record of an accepted proposal in the other files in which the same name waits, as it would be linked in a file that
 * comes later. Returns in how many.
 */
export async function linkInOtherFiles(
  ctx: Context,
  { id, type, name, nameKey }: ProposalRow,
  correction: Correction,
): Promise<number> {
  if (!NAMED_ONCE.has(type)) return 0;
  const { accountId, state, createdAt } = curatorProposals;
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(curatorProposals)
      .where(
        and(
          eq(accountId, ctx.account.id),
          eq(state, "proposed"),
          eq(curatorProposals.type, type),
          eq(curatorProposals.nameKey, nameKey),
          ne(curatorProposals.id, id),
        ),
      )
      .orderBy(asc(createdAt))
      .limit(BATCH_SIZE),
  );
  let linked = 0;
  for (const row of rows)
    if (await acceptAlso(ctx, row, { name: correction.name ?? name, type: correction.type }, id)) linked++;
  return linked;
}

/** False if it has been settled meanwhile, or cannot be written there: it stays proposed. */
async function acceptAlso(
  ctx: Context,
  row: ProposalRow,
  correction: Correction,
  acceptedWith: string,
): Promise<boolean> {
  try {
    await writeProposal(ctx, row, correction, acceptedWith);
    return true;
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    return false;
  }
}
