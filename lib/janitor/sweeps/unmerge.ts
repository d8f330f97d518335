import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { readFileIfAny, restoreRecord, vaultPath } from "@/lib/vault";
import { isRevertedBy, REVERT, type StoredEntry } from "./audited";

/** Throws `CONFLICT` if the path of the record that a merge deleted is in use. */
export async function checkUnmergeable(ctx: Context, { detail }: StoredEntry): Promise<void> {
  const path = vaultPath(String(detail.from));
  if (await readFileIfAny(ctx.account.vaultDir, path))
    throw conflict(`${path} exists again: the merge is already reverted, or another record has this path`);
}

/** Restores the record that a merge deleted and returns its path. Throws `CONFLICT` if the path is in use. */
export async function unmerge(ctx: Context, merge: StoredEntry, revertId: string): Promise<string> {
  const { seq, detail } = merge;
  const path = vaultPath(String(detail.from));
  if (await isRevertedBy(ctx, merge, revertId)) return path;
  await checkUnmergeable(ctx, merge);
  const back = {
    entry: seq,
    sweep: detail.sweep,
    rule: detail.rule ?? "DUP001",
    edits: [],
    revert: revertId,
  };
  const entries = [{ action: REVERT, subject: path, detail: back }];
  await restoreRecord(ctx, { path, text: String(detail.text), entries });
  return path;
}
