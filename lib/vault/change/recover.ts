import { assertVaultRoot } from "@/lib/accounts";
import type { Context, Tx } from "@/lib/db";
import { type IndexEntry, lockVault, writeFirstTexts } from "../indexing";
import { anyVaultPath, type VaultPath } from "../path";
import { type FileAt, isUnreadable, readFileIfAny, refusedIn, type StoredFile, statFile } from "../store";
import type { JournaledChange } from "../tables/vault";
import { finish, type State, stateOf, tidy } from "./finish";
import { runFollowUps } from "./follow-ups";
import { closeAct, hasInterruptedAct, type JournalRow, unfinishedActs } from "./journal";
import { announce } from "./listeners";
import { type DoneChange, recordChanges } from "./record";

/**
 * Recovers the acts whose process crashed: those that changed the disk are completed and recorded, others discarded.
 * Returns their number. Waits for running acts. Throws `UNAVAILABLE` without the vault's root.
 */
export async function recoverVault(ctx: Context): Promise<number> {
  await assertVaultRoot(ctx);
  if (!(await ctx.db.tx((tx) => hasInterruptedAct(ctx, tx)))) return 0;
  return recoverNow(ctx);
}

/** Like `recoverVault`, without checking first whether there are interrupted acts. */
export async function recoverNow(ctx: Context): Promise<number> {
  const recovered = ctx.db.tx(async (tx) => {
    await lockVault(ctx, tx);
    return recoverLocked(ctx, tx);
  });
  const { acts, entries } = await recovered.catch((error: unknown) => {
    throw refusedIn(ctx.account.vaultDir, error);
  });
  await writeFirstTexts(ctx, entries);
  return acts;
}

/** Like `recoverVault`, in a transaction that holds the vault's lock. Call `writeFirstTexts(ctx, entries)` afterwards. */
async function recoverLocked(ctx: Context, tx: Tx): Promise<{ acts: number; entries: IndexEntry[] }> {
  const rows = await unfinishedActs(ctx, tx);
  const entries: IndexEntry[] = [];
  for (const row of rows) entries.push(...(await recoverAct({ ...ctx, actor: row.actor }, tx, row)));
  return { acts: rows.length, entries };
}

async function recoverAct(ctx: Context, tx: Tx, row: JournalRow): Promise<IndexEntry[]> {
  const root = ctx.account.vaultDir;
  const found: [JournaledChange, State][] = [];
  for (const change of row.changes) found.push([change, await stateOf(root, change)]);
  const states = found.map(([, state]) => state);
  // Nothing is done and something is impossible: the act is discarded.
  const isUndone = !states.includes("done") && states.includes("impossible");
  const done: JournaledChange[] = [];
  if (!isUndone)
    for (const [change, state] of found)
      if (state === "done" || (state === "ready" && (await finish(root, change)))) done.push(change);
  await tidy(root, row.changes);
  ctx.log.warn(
    { act: row.id, files: row.changes.length, done: done.length },
    "an interrupted change was recovered",
  );
  const { entries } = await recordChanges(
    ctx,
    tx,
    await Promise.all(done.map((each) => doneChange(root, each))),
    announceSafely,
  );
  await runFollowUps(ctx, tx, row.followUp, isUndone ? "undone" : "done");
  await closeAct(ctx, tx, row.id);
  return entries;
}

/** A failing listener must not block all further writes of the account. */
const announceSafely: typeof announce = async (ctx, tx, changes) => {
  await tx
    .transaction((inner) => announce(ctx, inner, changes))
    .catch((error: unknown) => ctx.log.error({ err: error }, "a listener failed on a recovered change"));
};

async function doneChange(root: string, change: JournaledChange): Promise<DoneChange> {
  const { kind, entries, fields, from, mergedInto } = change;
  const file = anyVaultPath(change.path);
  return {
    kind,
    path: file,
    entries,
    after: kind === "remove" ? null : await fileAfter(root, file),
    ...(from !== undefined && { from: anyVaultPath(from) }),
    ...(mergedInto !== undefined && { mergedInto: anyVaultPath(mergedInto) }),
    ...(fields && { fields }),
  };
}

/** With its text, if it has one to index and that can be read. */
async function fileAfter(root: string, file: VaultPath): Promise<StoredFile | FileAt | null> {
  if (!file.endsWith(".md")) return statFile(root, file);
  return readFileIfAny(root, file).catch((error: unknown) => {
    if (isUnreadable(error)) return statFile(root, file);
    throw error;
  });
}
