import { sql } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import { audit } from "@/lib/audit";
import type { Context, Tx } from "@/lib/db";
import { emitChanges } from "../change/events";
import { announce, type VaultChange } from "../change/listeners";
import { toArray } from "../indexing/parameters";
import { deleteFiles } from "../indexing/rows";
import { type VaultPath, vaultPath } from "../path";
import { layoutIn } from "../settings/read";
import { isGone } from "../store/index";
import type { DiskMove } from "./moves";
import { ON_DISK } from "./written";

/**
 * Deletes files from the index that are still in it and still missing, and records those among them that were renamed, so
 * that links to them can be repaired. Lock the vault first.
 */
export async function forget(
  ctx: Context,
  tx: Tx,
  paths: readonly string[],
  renamed: readonly DiskMove[],
): Promise<void> {
  if (paths.length === 0) return;
  // If the volume was unmounted during the walk, its files are not missing.
  await assertVaultRoot(ctx, tx);
  const missing = paths.filter((file) => isGone(ctx.account.vaultDir, file));
  // What the service itself moved or deleted meanwhile has left the index by now.
  const gone = new Set(await indexedAmong(ctx, tx, missing));
  const moves = renamed.filter(({ from }) => gone.has(from));
  const texts = await textsOf(ctx, tx, [...gone]);
  await deleteFiles(ctx, tx, [...gone]);
  const onDisk = { ...ctx, actor: ON_DISK };
  const changes = changesOf([...gone], moves, texts);
  await announce(onDisk, tx, changes);
  await emitChanges(onDisk, tx, await layoutIn(ctx, tx), changes);
  const entries = moves.map(({ from, to }) => ({ action: "disk.move", subject: to, detail: { from } }));
  if (entries.length > 0) await audit(ctx, tx, ...entries);
}

async function indexedAmong(ctx: Context, tx: Tx, paths: readonly string[]): Promise<string[]> {
  const rows = await tx.execute<{ path: string }>(sql`
    select path from vault_files where account_id = ${ctx.account.id}::uuid and path = any(${toArray(paths)}::text[])`);
  return rows.map(({ path }) => path);
}

/** Texts are read of this many files at most: more are not deleted one by one. */
const MAX_TEXTS = 200;

async function textsOf(ctx: Context, tx: Tx, paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length > MAX_TEXTS) return new Map();
  const rows = await tx.execute<{ path: string; body: string }>(sql`
    select path, body from vault_texts
    where account_id = ${ctx.account.id}::uuid and path = any(${toArray(paths)}::text[])`);
  return new Map(rows.map(({ path, body }) => [path, body]));
}

function changesOf(
  gone: readonly string[],
  renamed: readonly DiskMove[],
  texts: ReadonlyMap<string, string>,
): VaultChange[] {
  const targets = new Map<string, VaultPath>(renamed.map(({ from, to }) => [from, to]));
  return gone.map((file) => {
    const [path, to] = [vaultPath(file), targets.get(file)];
    if (to !== undefined) return { kind: "moved", path: to, from: path };
    const text = texts.get(file);
    return { kind: "deleted", path, ...(text !== undefined && { text }) };
  });
}
