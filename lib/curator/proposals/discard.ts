import { and, eq } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { type Context, notify, type Tx } from "@/lib/db";
import { changeVault, type FileChange, readIfReadable, vaultPath } from "@/lib/vault";
import { LIKELY } from "../plan";
import { curatorProposals, curatorWrites } from "../tables";
import { openProposal, type ProposalRow, settledMeanwhile, whereLikely } from "./find";

/** Discards a proposal, and others of its name, so that it is not proposed again. An unedited draft is deleted. */
export async function discard(ctx: Context, row: ProposalRow): Promise<{ deleted: string | null }> {
  const { plan } = await changeVault(ctx, {
    lock: row.path === null ? [] : [vaultPath(row.path)],
    plan: async (tx) => {
      const { path, ...found } = await openProposal(ctx, tx, row.id);
      const changes = path === null ? [] : await removal(ctx, tx, found.inboxId, path);
      const deleted = changes.length > 0 ? path : null;
      return { changes, alongside: (tx: Tx) => settle(ctx, tx, row), deleted };
    },
  });
  return { deleted: plan.deleted };
}

/** None if the record was edited or deleted. */
async function removal(ctx: Context, tx: Tx, inboxId: string, path: string): Promise<FileChange[]> {
  const { accountId, inboxId: file, path: at } = curatorWrites;
  const [written] = await tx
    .select()
    .from(curatorWrites)
    .where(and(eq(accountId, ctx.account.id), eq(file, inboxId), eq(at, path)));
  const before = await readIfReadable(ctx.account.vaultDir, vaultPath(path));
  if (before === null || before.hash !== written?.hash) return [];
  const entry = { action: "record.delete", subject: path, before: before.hash };
  return [{ kind: "remove", before, entries: [entry] }];
}

/** To discard a guess does not discard what is likely in another file. */
async function settle(ctx: Context, tx: Tx, row: ProposalRow): Promise<void> {
  const { type, nameKey, name, filename } = row;
  const { accountId, state } = curatorProposals;
  const settled = await tx
    .update(curatorProposals)
    .set({ state: "discarded", settledAt: ctx.clock.now() })
    .where(
      and(
        eq(accountId, ctx.account.id),
        eq(state, "proposed"),
        eq(curatorProposals.type, type),
        eq(curatorProposals.nameKey, nameKey),
        row.confidence < LIKELY ? whereLikely(false) : undefined,
      ),
    )
    .returning({ id: curatorProposals.id });
  // The journal was committed since it was locked.
  if (!settled.some(({ id }) => id === row.id)) throw settledMeanwhile();
  await audit(ctx, tx, { action: "curator.discard", subject: name, detail: { type, file: filename } });
  await notify(ctx, tx, "kv_live");
}
