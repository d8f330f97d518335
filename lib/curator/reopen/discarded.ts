import { and, eq } from "drizzle-orm";
import { audit, listAudit } from "@/lib/audit";
import { type Context, notify } from "@/lib/db";
import { isRecord, restoreVersions } from "@/lib/vault";
import type { ProposalRow } from "../proposals/find";
import { curatorProposals } from "../tables";

/** A discarded proposal waits again, with those that were discarded together with it; a draft that was deleted is restored. */
export async function undoDiscard(ctx: Context, row: ProposalRow & { settledAt: Date }): Promise<string[]> {
  const restored = row.path !== null && (await restoreDraft(ctx, row.path)) ? [row.path] : [];
  const { accountId, type, nameKey, state, settledAt } = curatorProposals;
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
          eq(settledAt, row.settledAt),
        ),
      );
    const detail = { type: row.type, file: row.filename };
    await audit(ctx, tx, { action: "curator.reopen", subject: row.name, detail });
    await notify(ctx, tx, "kv_live");
  });
  return restored;
}

async function restoreDraft(ctx: Context, path: string): Promise<boolean> {
  if (await isRecord(ctx, path)) return false;
  const { entries } = await listAudit(ctx, { action: "record.delete", subject: path, limit: 1 });
  const hash = entries[0]?.before_hash;
  if (hash) await restoreVersions(ctx, { records: [{ path, hash }] });
  return Boolean(hash);
}
