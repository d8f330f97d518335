import { conflict } from "@/lib/core/errors";
import { type Context, notify } from "@/lib/db";
import { moveUnchanged, readFileIfAny, vaultPath } from "@/lib/vault";
import { isRevertedBy, REVERT, type StoredEntry } from "./audited";

/** Throws `CONFLICT` if the record is no longer where it was moved to, or its old path is taken. */
export async function checkMovable(ctx: Context, { subject, detail }: StoredEntry): Promise<void> {
  const from = vaultPath(String(detail.from));
  if (!(await readFileIfAny(ctx.account.vaultDir, vaultPath(subject))))
    throw conflict(
      `${subject} is no longer there: the move is already reverted, or the record was moved again`,
    );
  if (await readFileIfAny(ctx.account.vaultDir, from)) throw conflict(`${from} exists again`);
}

/** Moves a record back and returns its path. Throws `CONFLICT`. */
export async function unmove(ctx: Context, move: StoredEntry, revertId: string): Promise<string> {
  const { seq, subject, detail } = move;
  const from = vaultPath(String(detail.from));
  if (await isRevertedBy(ctx, move, revertId)) return from;
  await checkMovable(ctx, move);
  const back = { entry: seq, sweep: detail.sweep, rule: detail.rule, edits: [], revert: revertId };
  const reverted = { action: REVERT, subject: from, detail: back };
  await moveUnchanged(ctx, { from: vaultPath(subject), to: from, further: [reverted] });
  await ctx.db.tx((tx) => notify(ctx, tx, "kv_live"));
  return from;
}
