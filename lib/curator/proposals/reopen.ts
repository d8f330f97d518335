import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit, listAudit } from "@/lib/audit";
import { conflict, notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { type Context, notify } from "@/lib/db";
import { isRecord, restoreVersions } from "@/lib/vault";
import { curatorProposals } from "../tables";
import { type ProposalRow, whereProposal } from "./find";

const input = z.strictObject({ id: z.uuid("must be the id of a proposal") });

/**
 * Undoes a discard: the proposal waits again, with those that were discarded together with it, and a draft that was
 * deleted is restored. Throws `NOT_FOUND`, and `CONFLICT` when the proposal is not discarded.
 */
export async function reopenProposal(
  ctx: Context,
  request: z.input<typeof input>,
): Promise<Pick<ProposalRow, "type" | "name">> {
  const { id } = parse(input, request);
  const [row] = await ctx.db.tx((tx) => tx.select().from(curatorProposals).where(whereProposal(ctx, id)));
  if (!row) throw notFound("There is no such proposal");
  if (row.state !== "discarded" || row.settledAt === null) throw conflict("The proposal is not discarded");
  if (row.path !== null) await restoreDraft(ctx, row.path);
  const { accountId, type, nameKey, state, settledAt } = curatorProposals;
  const discardedAt = row.settledAt;
  await ctx.db.tx(async (tx) => {
    await tx
      .update(curatorProposals)
      .set({ state: "proposed", settledAt: null })
      .where(
        and(
          eq(accountId, ctx.account.id),
          eq(state, "discarded"),
          eq(type, row.type),
          eq(nameKey, row.nameKey),
          // Those of one discard.
          eq(settledAt, discardedAt),
        ),
      );
    const detail = { type: row.type, file: row.filename };
    await audit(ctx, tx, { action: "curator.reopen", subject: row.name, detail });
    await notify(ctx, tx, "kv_live");
  });
  return { type: row.type, name: row.name };
}

async function restoreDraft(ctx: Context, path: string): Promise<void> {
  if (await isRecord(ctx, path)) return;
  const { entries } = await listAudit(ctx, { action: "record.delete", subject: path, limit: 1 });
  const hash = entries[0]?.before_hash;
  if (hash) await restoreVersions(ctx, { records: [{ path, hash }] });
}
