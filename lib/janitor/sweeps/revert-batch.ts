import { conflict } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { hashOf, type Rewrite, readFileIfAny, rewriteFiles, vaultPath } from "@/lib/vault";
import { entriesOfFile, isRevertedBy, REVERT, type StoredEntry } from "./audited";
import { type LoggedChange, type LoggedEdit, standing, undo } from "./undo";

/** Called for each fix: reverted, or not and why. */
interface Outcomes {
  count: (file: string) => void;
  leave: (fix: StoredEntry, error: unknown) => Promise<void>;
}

interface Attempt {
  fix: StoredEntry;
  rewrite: Rewrite;
}

/** Reverts fixes of different files as one change. What this revert has done already counts. */
export async function revertBatch(
  ctx: Context,
  batch: readonly StoredEntry[],
  revertId: string,
  outcomes: Outcomes,
): Promise<void> {
  const attempts: Attempt[] = [];
  for (const fix of batch)
    try {
      if (await isRevertedBy(ctx, fix, revertId)) outcomes.count(fix.subject);
      else attempts.push({ fix, rewrite: await rewriteOf(ctx, fix, revertId) });
    } catch (error) {
      await outcomes.leave(fix, error);
    }
  await write(ctx, attempts, outcomes);
  await ctx.db.tx((tx) => notify(ctx, tx, "kv_live"));
}

async function rewriteOf(ctx: Context, fix: StoredEntry, revertId: string): Promise<Rewrite> {
  const { path, file, text, logged } = await withoutFix(ctx, fix);
  const { sweep, rule } = fix.detail;
  const detail = { entry: fix.seq, sweep, rule, edits: logged, revert: revertId };
  const entry = { action: REVERT, subject: path, before: file.hash, after: hashOf(text), detail };
  return { path, before: file.text, after: text, entries: [entry] };
}

/** Writes all at once; one by one when that fails, so that one file does not hold up the others. */
async function write(ctx: Context, attempts: readonly Attempt[], outcomes: Outcomes): Promise<void> {
  let written: boolean[];
  try {
    written = await rewriteFiles(
      ctx,
      attempts.map(({ rewrite }) => rewrite),
    );
  } catch (error) {
    const [first] = attempts;
    if (attempts.length === 1 && first) return outcomes.leave(first.fix, error);
    for (const each of attempts) await write(ctx, [each], outcomes);
    return;
  }
  for (const [at, { fix }] of attempts.entries())
    if (written[at]) outcomes.count(fix.subject);
    else await outcomes.leave(fix, hasChanged(fix.subject));
}

/** The file, and its text without the fix. Throws `CONFLICT`. */
export async function withoutFix(ctx: Context, fix: StoredEntry) {
  const path = vaultPath(fix.subject);
  const entries = await entriesOfFile(ctx, path);
  const since = entries.slice(entries.findIndex(({ seq }) => seq === fix.seq) + 1);
  if (since.some((entry) => entry.action === REVERT && entry.detail.entry === fix.seq)) {
    throw conflict(`The fix ${fix.seq} is already reverted`);
  }
  const file = await readFileIfAny(ctx.account.vaultDir, path);
  if (!file) throw conflict(`${path} no longer exists`);
  if (!file.utf8 || !isContinuous(fix, since, file.hash)) throw hasChanged(path);
  const changes = standing(entries.map(changeOf));
  const at = changes.findIndex(({ seq }) => seq === fix.seq);
  const later = changes.slice(at + 1).map(({ edits }) => edits);
  const undone = undo(changes[at]?.edits ?? [], later, file.text);
  if (undone === null) throw hasChanged(path);
  return { path, file, ...undone };
}

const hasChanged = (path: string) => conflict(`${path} has changed since the fix`);

/** Whether only these entries changed the file since the fix. */
function isContinuous(fix: StoredEntry, since: readonly StoredEntry[], now: string): boolean {
  let hash = fix.afterHash;
  for (const entry of since) {
    if (entry.beforeHash !== hash) return false;
    hash = entry.afterHash;
  }
  return hash === now;
}

const changeOf = ({ seq, action, detail }: StoredEntry): LoggedChange => ({
  seq: seq ?? 0,
  edits: (detail.edits ?? []) as LoggedEdit[],
  ...(action === REVERT && { reverts: Number(detail.entry) }),
});
