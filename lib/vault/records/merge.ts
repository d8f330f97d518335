import type { AuditEntry } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { changeVault, type FileChange, type Plan } from "../change";
import type { VaultPath } from "../path";
import { reconcile } from "../reconcile";
import { readFileIfAny, type StoredFile } from "../store";
import { originsOf } from "./origins";
import { followMove } from "./relink";

/** A merge of two records. The hashes are of the texts that `text` was made from. */
export interface Merge {
  keep: VaultPath;
  keepHash: string;
  gone: VaultPath;
  goneHash: string;
  /** The merged text of the record that is kept. */
  text: string;
  /** Audit entry of a changed file. */
  entryOf: (path: string, before: string, after: string) => AuditEntry;
  /** Audit entry of the deleted record. */
  goneEntry: (text: string) => AuditEntry;
}

/**
 * Writes the merged text into one record, redirects every link of the other to it, and deletes the other. Returns the
 * number of rewritten links. Throws `CONFLICT`, and writes nothing, when either has changed.
 */
export async function mergeRecords(ctx: Context, merge: Merge): Promise<{ links: number }> {
  await reconcile(ctx);
  const { plan } = await changeVault(ctx, { lock: "vault", plan: (tx) => planMerge(ctx, tx, merge) });
  return { links: plan.links };
}

async function planMerge(ctx: Context, tx: Tx, merge: Merge): Promise<Plan & { links: number }> {
  const { keep, gone } = merge;
  const kept = await readSame(ctx, keep, merge.keepHash);
  const removed = await readSame(ctx, gone, merge.goneHash);
  const origins = originsOf(merge.text, kept, removed);
  const move = { from: gone, to: keep, text: merge.text, origins };
  const { own, others, links } = await followMove(ctx, tx, move);
  const rewritten = [...others, { before: kept, content: own }].filter(
    ({ before, content }) => before.text !== content,
  );
  const entries = [merge.goneEntry(removed.text)];
  const changes: FileChange[] = [
    ...rewritten.map(({ before, content }): FileChange => {
      const entry = merge.entryOf(before.path, before.text, content);
      return { kind: "write", before, content, entries: [entry] };
    }),
    { kind: "remove", before: removed, mergedInto: keep, entries },
  ];
  return { changes, links };
}

async function readSame(ctx: Context, path: VaultPath, hash: string): Promise<StoredFile> {
  const file = await readFileIfAny(ctx.account.vaultDir, path);
  if (file?.hash === hash && file.utf8) return file;
  throw conflict(`${path} was changed or deleted in the meantime: nothing was written`);
}
