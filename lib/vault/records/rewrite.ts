import type { AuditEntry } from "@/lib/audit";
import type { Context, Tx } from "@/lib/db";
import { changeVault, type FileChange } from "../change";
import type { VaultPath } from "../path";
import { readFileIfAny } from "../store";
import { assertUnusedPath } from "./create";

/** A worker's change of a file's text, with its audit entry. */
export interface Rewrite {
  path: VaultPath;
  /** Null: the file must not exist. */
  before: string | null;
  after: string;
  entries: AuditEntry[];
}

/**
 * Replaces the text of a file. Returns false and writes nothing when its text is not `before`.
 */
export async function rewriteFile(ctx: Context, rewrite: Rewrite): Promise<boolean> {
  const [done] = await rewriteFiles(ctx, [rewrite]);
  return done ?? false;
}

/** Like `rewriteFile`, for several files in one act. */
export async function rewriteFiles(ctx: Context, rewrites: readonly Rewrite[]): Promise<boolean[]> {
  if (rewrites.length === 0) return [];
  const { plan } = await changeVault(ctx, {
    lock: rewrites.map(({ path }) => path),
    plan: async (tx) => {
      const wanted = await Promise.all(rewrites.map((rewrite) => changeFor(ctx, tx, rewrite)));
      return {
        changes: wanted.filter((change) => change !== null),
        done: wanted.map((change) => change !== null),
      };
    },
  });
  return plan.done;
}

async function changeFor(ctx: Context, tx: Tx, rewrite: Rewrite): Promise<FileChange | null> {
  const { path, before, after: content, entries } = rewrite;
  const found = await readFileIfAny(ctx.account.vaultDir, path);
  if ((found?.text ?? null) !== before || found?.utf8 === false) return null;
  if (found) return { kind: "write", before: found, content, entries };
  await assertUnusedPath(ctx, tx, path);
  return { kind: "create", path, content, entries };
}
