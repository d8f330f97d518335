import type { AuditEntry } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { changeVault, type FileChange, type Plan } from "../change";
import { reconcile } from "../indexing";
import type { VaultPath } from "../path";
import { readFileIfAny, type StoredFile } from "../store";
import { followMove } from "./relink";

/** Two records that become one. The hashes are of the texts that `text` was made of. */
export interface Merge {
  keep: VaultPath;
  keepHash: string;
  gone: VaultPath;
  goneHash: string;
  /** What the record that stays is to say. */
  text: string;
  /** What the audit log is to say of a file that was changed. */
  entryOf: (path: string, before: string, after: string) => AuditEntry;
  /** And of the record that went. */
  goneEntry: (text: string) => AuditEntry;
}

/**
 * Writes the text of two records into one, lets every link to the other lead to it, and deletes the other. Answers how
 * many links were rewritten. Throws `CONFLICT`, and writes nothing, when either has changed.
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
  const { own, others, links } = await followMove(ctx, tx, { from: gone, to: keep, text: merge.text });
  const rewritten = [...others, { before: kept, content: own }].filter(
    ({ before, content }) => before.text !== content,
  );
  const entries = [merge.goneEntry(removed.text)];
  const changes: FileChange[] = [
    ...rewritten.map(({ before, content }): FileChange => {
      const entry = merge.entryOf(before.path, before.text, content);
      return { kind: "write", before, content, fields: [], entries: [entry] };
    }),
    { kind: "remove", before: removed, mergedInto: keep, entries },
  ];
  return { changes, links };
}

async function readSame(ctx: Context, path: VaultPath, hash: string): Promise<StoredFile> {
  const file = await readFileIfAny(ctx.account.vaultDir, path);
  if (file?.hash === hash && file.utf8) return file;
  throw conflict(`${path} has changed since, or is gone: nothing was written`);
}
