import { assertVaultRoot } from "@/lib/accounts";
import type { Context, Tx } from "@/lib/db";
import { type Entry, lockVault, writeTexts } from "../indexing";
import { vaultPath } from "../path";
import { readFileIfAny } from "../store";
import type { JournaledChange } from "../tables/vault";
import { finish, type State, stateOf, tidy } from "./finish";
import { closeAct, hasInterruptedAct, type JournalRow, unfinishedActs } from "./journal";
import { announce } from "./listeners";
import { type DoneChange, recordChanges } from "./record";

/**
 * Finishes the acts whose process died: what was begun on the disk is completed and recorded, what was not begun is
 * forgotten. Answers how many were found. Running acts are waited for. Throws
 * `UNAVAILABLE` without the vault's root.
 */
export async function recoverVault(ctx: Context): Promise<number> {
  await assertVaultRoot(ctx);
  if (!(await ctx.db.tx((tx) => hasInterruptedAct(ctx, tx)))) return 0;
  return recoverNow(ctx);
}

/** As `recoverVault`, for one who knows that there are such acts. */
export async function recoverNow(ctx: Context): Promise<number> {
  const { acts, entries } = await ctx.db.tx(async (tx) => {
    await lockVault(ctx, tx);
    return recoverLocked(ctx, tx);
  });
  await writeTexts(ctx, entries);
  return acts;
}

/** As `recoverVault`, in a transaction that holds the vault's lock. Search has to follow by `writeTexts(ctx, entries)`. */
export async function recoverLocked(ctx: Context, tx: Tx): Promise<{ acts: number; entries: Entry[] }> {
  const rows = await unfinishedActs(ctx, tx);
  const entries: Entry[] = [];
  for (const row of rows) entries.push(...(await recoverAct({ ...ctx, actor: row.actor }, tx, row)));
  return { acts: rows.length, entries };
}

async function recoverAct(ctx: Context, tx: Tx, row: JournalRow): Promise<Entry[]> {
  const root = ctx.account.vaultDir;
  const found: [JournaledChange, State][] = [];
  for (const change of row.changes) found.push([change, await stateOf(root, change)]);
  const states = found.map(([, state]) => state);
  // Nothing of it is done and something cannot be: then the act never was.
  const isUndone = !states.includes("done") && states.includes("impossible");
  const done = isUndone ? [] : found.filter(([, state]) => state !== "impossible").map(([change]) => change);
  for (const [change, state] of found) if (state === "ready" && !isUndone) await finish(root, change);
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
  await closeAct(ctx, tx, row.id);
  return entries;
}

/** A listener that fails must not keep the account from ever writing again. */
const announceSafely: typeof announce = async (ctx, tx, changes) => {
  await tx
    .transaction((inner) => announce(ctx, inner, changes))
    .catch((error: unknown) => ctx.log.error({ err: error }, "a listener failed on a recovered change"));
};

async function doneChange(root: string, change: JournaledChange): Promise<DoneChange> {
  const { kind, entries, fields, from, mergedInto } = change;
  const file = vaultPath(change.path);
  return {
    kind,
    path: file,
    entries,
    after: kind === "remove" ? null : await readFileIfAny(root, file),
    ...(from !== undefined && { from: vaultPath(from) }),
    ...(mergedInto !== undefined && { mergedInto: vaultPath(mergedInto) }),
    ...(fields && { fields }),
  };
}
