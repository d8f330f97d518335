import { sql } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { type Context, notify, type Tx } from "@/lib/db";
import { lockVault, reconcile, recoverLocked } from "@/lib/vault";
import { InvalidBackup } from "../archive/invalid-backup";
import { KEPT_IN_PLACE, quoted, type Table } from "../content/tables";
import type { AccountChanges } from "../shapes";
import { compareFiles, flush, placeFiles } from "./place";
import { insertRows, tablesOf } from "./rows";
import { invalidateVectors, requeueInboxFiles } from "./settle";
import type { Unpacked } from "./unpack";

const MAX_EXAMPLES = 20;

/** Previews `restoreInPlace`. */
export async function previewInPlace(ctx: Context, backup: Unpacked): Promise<AccountChanges> {
  assertSameAccount(ctx, backup);
  const changes = await compareFiles(ctx.account.vaultDir, backup);
  const tables = await ctx.db.tx((tx) => tablesOf(tx, backup));
  const { added, changed, removed, same } = changes;
  return {
    taken_at: backup.manifest.taken_at,
    files: { added: added.length, changed: changed.length, removed: removed.length, same },
    examples: [...changed, ...added, ...removed].slice(0, MAX_EXAMPLES),
    rows: Object.fromEntries(
      backup.manifest.tables
        .filter(
          ({ name, rows }) => rows > 0 && tables.some((table) => table.name === name && isReplaced(table)),
        )
        .map(({ name, rows }) => [name, rows]),
    ),
    kept: tables.filter((table) => !isReplaced(table)).map(({ name }) => name),
  };
}

/**
 * Replaces the account's files, and its rows except those of `KEPT_IN_PLACE`, under the vault's lock. When it is
 * interrupted, calling it again completes it.
 */
export async function restoreInPlace(ctx: Context, backup: Unpacked): Promise<AccountChanges> {
  const preview = await previewInPlace(ctx, backup);
  await flush(backup, backup.files);
  await ctx.db.tx(async (tx) => {
    await lockVault(ctx, tx);
    await recoverLocked(ctx, tx);
    const replaced = (await tablesOf(tx, backup)).filter(isReplaced);
    for (const { name } of [...replaced].reverse())
      await tx.execute(sql`delete from ${sql.raw(quoted(name))} where account_id = ${ctx.account.id}::uuid`);
    for (const { name } of replaced) await insertRows(ctx, tx, backup, name);
    await requeueInboxFiles(ctx, tx);
    await invalidateVectors(ctx, tx);
    const { vaultDir } = ctx.account;
    await placeFiles(vaultDir, backup, await compareFiles(vaultDir, backup));
    await auditRestore(ctx, tx, backup, preview);
  });
  await reconcile(ctx);
  return preview;
}

const isReplaced = (table: Table): boolean =>
  KEPT_IN_PLACE[table.name] === undefined && table.mayInsert && table.mayDelete;

export function assertSameAccount(ctx: Context, { manifest }: Pick<Unpacked, "manifest">): void {
  if (manifest.account.id === ctx.account.id) return;
  throw new InvalidBackup(
    `Invalid backup: it belongs to the account ${manifest.account.id} (${manifest.account.name}), not to this one.`,
  );
}

async function auditRestore(
  ctx: Context,
  tx: Tx,
  { manifest }: Unpacked,
  { files }: AccountChanges,
): Promise<void> {
  const detail = { taken_at: manifest.taken_at, ...files };
  await audit(ctx, tx, { action: "backup.restore", subject: manifest.backup, detail });
  await notify(ctx, tx, "kv_inbox", "kv_control", "kv_runs", "kv_live");
}
