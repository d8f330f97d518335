import { withTimeout } from "@/lib/core/timeout";
import type { Context } from "@/lib/db";
import { destinationOf } from "./destination";
import type { BackupRow } from "./store";
import { idsOf } from "./usable";

/** A store that is away for longer does not keep a page or a health check waiting. */
const LIMIT_MS = 3_000;

/**
 * Whether the file of a backup is at the destination. It is not where the list comes from another installation, or the destination
 * was changed. One that does not answer counts as having it: backups fail then, and say so.
 */
async function isPresent(ctx: Context, file: string): Promise<boolean> {
  try {
    return (await withTimeout(LIMIT_MS, () => destinationOf(ctx.account.id).size(file))) !== null;
  } catch {
    return true;
  }
}

/** Ids of the backups whose file is not at the destination. */
export async function missingBackups(ctx: Context, rows: readonly BackupRow[]): Promise<Set<string>> {
  const found = await Promise.all(
    rows.map(async ({ id, file }) => file !== null && !(await isPresent(ctx, file)) && id),
  );
  const missing = new Set(found.filter((id) => id !== false));
  return idsOf(rows, ({ id }) => missing.has(id));
}

/** The first of these backups whose file is at the destination, and whether any before it is not. */
export async function firstPresent(
  ctx: Context,
  wanted: readonly BackupRow[],
  all: readonly BackupRow[],
): Promise<{ found: BackupRow | null; isFirst: boolean }> {
  const files = new Map(all.map(({ id, file }) => [id, file]));
  for (const [at, row] of wanted.entries()) {
    const file = files.get(row.duplicateOf ?? row.id) ?? null;
    if (file !== null && (await isPresent(ctx, file))) return { found: row, isFirst: at === 0 };
  }
  return { found: null, isFirst: wanted.length === 0 };
}
