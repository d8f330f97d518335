import { rmdir, unlink } from "node:fs/promises";
import path from "node:path";
import { and, eq, isNull } from "drizzle-orm";
import { detachedPlace, IDENTITY_FOLDER } from "@/lib/accounts";
import { audit } from "@/lib/audit";
import { isCode } from "@/lib/core/error-code";
import { conflict } from "@/lib/core/errors";
import { type Context, notify, type Tx } from "@/lib/db";
import { accounts } from "@/lib/db/tables";
import { workflowRuns } from "@/lib/runs";
import { changeVault, type FileChange, recoverVault } from "../change";
import { lockVault } from "../indexing";
import { existingRecordPath, type VaultPath, vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { DEFAULT_SETTINGS, type Layout, type LayoutSettings, OWN_FOLDERS } from "../settings/layout";
import { layoutIn } from "../settings/read";
import { hashFileIfAny } from "../store";
import { inboxFiles } from "../tables/inbox";
import { vaultMoves } from "../tables/moves";
import { vaultSettings } from "../tables/settings";
import {
  indexStatus,
  vaultDegrees,
  vaultFacts,
  vaultFiles,
  vaultJournal,
  vaultLinks,
  vaultTexts,
} from "../tables/vault";
import { recordVersions } from "../tables/versions";
import { findRemains, findTraces, VAULT_DETACHED } from "./found";
import { announceDetached } from "./listeners";

/** Which files are removed in addition to the service's own. */
export const REMOVABLE = ["processed", "created"] as const;
export type Removable = (typeof REMOVABLE)[number];

/**
 * Ends that the account keeps its vault in its directory: removes the identity file, temporary files and what `remove`
 * names, and deletes the index and everything that workers derived from the vault. Other files are not touched. Returns
 * the removed files. Throws `CONFLICT` while runs are open, and `UNAVAILABLE` without the vault's root.
 */
export async function detach(ctx: Context, remove: ReadonlySet<Removable>): Promise<string[]> {
  await recoverVault(ctx);
  await ctx.db.tx((tx) => checkNoRuns(ctx, tx));
  await reconcile(ctx);
  const chosen = await removeChosen(ctx, remove);
  const own = await ctx.db.tx(async (tx) => {
    await lockVault(ctx, tx);
    await checkNoRuns(ctx, tx);
    const layout = await layoutIn(ctx, tx);
    const { identity, temporary } = await findRemains(ctx);
    const files = [...temporary, ...identity];
    await tx
      .update(accounts)
      .set({ vaultDir: detachedPlace(ctx.account.id) })
      .where(eq(accounts.accountId, ctx.account.id));
    await forget(ctx, tx, layout.settings);
    const detail = { removed: [...chosen, ...files], kept: REMOVABLE.filter((kind) => !remove.has(kind)) };
    await audit(ctx, tx, { action: VAULT_DETACHED, subject: ctx.account.vaultDir, detail });
    await notify(ctx, tx, "kv_control", "kv_live");
    // Last, so that a failure above leaves them; without the commit, the next reconciliation writes the identity again.
    await removeOwn(ctx.account.vaultDir, files, foldersOf(layout, [...chosen, ...files]));
    return files;
  });
  return [...chosen, ...own];
}

async function checkNoRuns(ctx: Context, tx: Tx): Promise<void> {
  const open = await tx
    .select({ workflowId: workflowRuns.workflowId })
    .from(workflowRuns)
    .where(and(eq(workflowRuns.accountId, ctx.account.id), isNull(workflowRuns.closeTime)));
  const [first] = open;
  if (first)
    throw conflict(`${first.workflowId} is running: wait for its end or cancel it, then detach the vault`);
}

/** Removes the chosen files that are as they were listed, as one change. */
async function removeChosen(ctx: Context, remove: ReadonlySet<Removable>): Promise<string[]> {
  if (remove.size === 0) return [];
  const { plan } = await changeVault(ctx, {
    lock: "vault",
    plan: async (tx) => {
      const traces = await findTraces(ctx, tx, await layoutIn(ctx, tx));
      const files: VaultPath[] = [
        ...(remove.has("created") ? traces.created.map((file) => existingRecordPath(file)) : []),
        ...(remove.has("processed") ? traces.processed.map((file) => vaultPath(file)) : []),
      ];
      const changes = await Promise.all(files.map((file) => removal(ctx, file)));
      return { changes: changes.filter((change) => change !== null) };
    },
  });
  return plan.changes.flatMap((change) => (change.kind === "remove" ? [change.before.path] : []));
}

async function removal(ctx: Context, file: VaultPath): Promise<FileChange | null> {
  const before = await hashFileIfAny(ctx.account.vaultDir, file);
  if (!before) return null;
  const entry = { action: "record.delete", subject: file, before: before.hash, detail: { reason: "detach" } };
  return { kind: "remove", before, entries: [entry] };
}

/** The folders that may be empty without these files, deepest first. */
function foldersOf(layout: Layout, files: readonly string[]): string[] {
  const own = OWN_FOLDERS.map((name) => `${layout.settings.inboxFolder}/${name}`);
  const inbox = [...own, layout.settings.inboxFolder];
  const parents = files.map((file) => path.posix.dirname(file)).filter((folder) => folder !== ".");
  return [...new Set([...parents, ...inbox, IDENTITY_FOLDER])].sort((a, b) => b.length - a.length);
}

async function removeOwn(root: string, files: readonly string[], folders: readonly string[]): Promise<void> {
  for (const file of files) await unlink(path.join(root, file)).catch(unlessGone);
  for (const folder of folders) await rmdir(path.join(root, folder)).catch(unlessInUse);
}

const unlessGone = (error: unknown): void => {
  if (!isCode(error, "ENOENT")) throw error;
};

/** A folder with other files is kept. */
const unlessInUse = (error: unknown): void => {
  if (!isCode(error, "ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST", "EACCES", "EPERM", "EBUSY")) throw error;
};

/** The time zone is the owner's: it stays for the next vault. */
async function forget(ctx: Context, tx: Tx, { timeZone }: LayoutSettings): Promise<void> {
  // The status first: without it, what else goes is not counted.
  const index = [indexStatus, vaultLinks, vaultDegrees, vaultTexts, vaultFiles, vaultFacts];
  const ours = [...index, vaultJournal, vaultMoves, recordVersions, inboxFiles, vaultSettings];
  for (const table of ours) await tx.delete(table).where(eq(table.accountId, ctx.account.id));
  if (timeZone !== DEFAULT_SETTINGS.timeZone)
    await tx.insert(vaultSettings).values({ accountId: ctx.account.id, timeZone });
  await announceDetached(ctx, tx);
}
