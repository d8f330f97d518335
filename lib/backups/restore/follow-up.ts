import { mkdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { type Context, notify, type Tx } from "@/lib/db";
import { restartContainers } from "@/lib/gateway";
import type { FollowUpHandler } from "@/lib/vault";
import { accountTables, KEPT_IN_PLACE, quoted, type Table } from "../content/tables";
import { removeEmptyFolders } from "./place";
import { askTx, deleteStagedRows, insertStagedRows } from "./rows";
import { invalidateVectors, requeueInboxFiles } from "./settle";

/** The follow-up of a restore in place: folders, rows, and the entry of the audit log. */
export const RESTORE = "backups.restore";

const restoreData = z.object({
  backup: z.string(),
  /** Names the staged rows. */
  restore: z.uuid(),
  folders: z.array(z.string()),
  /** The columns of each replaced table that the backup has. */
  tables: z.record(z.string(), z.array(z.string())),
  detail: z.looseObject({ taken_at: z.iso.datetime() }),
});

export type RestoreData = z.output<typeof restoreData>;

export const restoreFollowUp: FollowUpHandler = {
  done: async (ctx, tx, data) => {
    const { backup, restore, folders, tables, detail } = restoreData.parse(data);
    await arrangeFolders(ctx.account.vaultDir, folders);
    await replaceRows(ctx, tx, restore, tables);
    await requeueInboxFiles(ctx, tx, detail.taken_at);
    await invalidateVectors(ctx, tx);
    // Until then processes keep the keys and addresses of providers that were replaced.
    await restartContainers(ctx, tx);
    await audit(ctx, tx, { action: "backup.restore", subject: backup, detail });
    await notify(ctx, tx, "kv_inbox", "kv_control", "kv_runs", "kv_live");
  },
  undone: (ctx, tx, data) => deleteStagedRows(ctx, tx, restoreData.parse(data).restore),
};

/** Whether a restore in place replaces the rows of a table. */
export const isReplaced = (table: Table): boolean =>
  KEPT_IN_PLACE[table.name] === undefined && table.mayInsert && table.mayDelete;

async function arrangeFolders(vaultDir: string, folders: readonly string[]): Promise<void> {
  await removeEmptyFolders(vaultDir, new Set(folders));
  for (const folder of folders) await mkdir(path.join(vaultDir, folder), { recursive: true });
}

async function replaceRows(
  ctx: Context,
  tx: Tx,
  restore: string,
  columns: RestoreData["tables"],
): Promise<void> {
  const all = (await accountTables(askTx(tx))).filter(isReplaced);
  const replaced = all.filter(({ name }) => columns[name] !== undefined);
  for (const { name } of [...replaced].reverse())
    await tx.execute(sql`delete from ${sql.raw(quoted(name))} where account_id = ${ctx.account.id}::uuid`);
  for (const { name } of replaced)
    await insertStagedRows(ctx, tx, restore, { name, columns: columns[name] ?? [] });
  await deleteStagedRows(ctx, tx, restore);
}
