import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { lockVaultHere } from "../indexing/lock";
import { resolveAgain } from "../indexing/resolve";
import { stemKey } from "../links/index";

/** Resolves the links to files that appeared or disappeared, before the walk or since. */
export async function resolveMoved(
  ctx: Context,
  moved: readonly string[],
  walked: ReadonlySet<string>,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await lockVaultHere(ctx, tx);
    const indexed = new Set(await indexedPaths(ctx, tx));
    const since = [
      ...[...indexed].filter((file) => !walked.has(file)),
      ...[...walked].filter((file) => !indexed.has(file)),
    ];
    const lost = moved.length < MIN_MOVED_FOR_LOST_TARGETS ? [] : await lostTargets(ctx, tx);
    await resolveAgain(ctx, tx, [...moved, ...since, ...lost].map(stemKey));
  });
}

/** From this number of files on, an interrupted first run is possible, and lost targets are looked up. */
const MIN_MOVED_FOR_LOST_TARGETS = 200;

/** Targets of links from an interrupted run that disappeared before they were indexed. */
async function lostTargets(ctx: Context, tx: Tx): Promise<string[]> {
  const rows = await tx.execute<{ path: string }>(sql`
    select distinct l.target_path as path from vault_links l
    where l.account_id = ${ctx.account.id}::uuid and l.target_path is not null and not exists (
      select from vault_files f where f.account_id = l.account_id and f.path = l.target_path)`);
  return rows.map((row) => row.path);
}

async function indexedPaths(ctx: Context, tx: Tx): Promise<string[]> {
  const rows = await tx.execute<{ path: string }>(
    sql`select path from vault_files where account_id = ${ctx.account.id}::uuid`,
  );
  return rows.map((row) => row.path);
}
