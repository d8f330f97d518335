import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { StoredFile } from "../store";
import { recordVersions } from "../tables/versions";

const deflate = promisify(deflateRaw);

/** Longer texts are not kept: the audit log has their hash, backups have the files. */
export const MAX_VERSION_BYTES = 1024 * 1024;

/** Keeps the texts that records have no longer, each once. */
export async function storeVersions(ctx: Context, tx: Tx, files: readonly StoredFile[]): Promise<void> {
  const kept = files.filter(({ utf8, size }) => utf8 && size <= MAX_VERSION_BYTES);
  const byHash = new Map(kept.map(({ hash, text }) => [hash, text]));
  if (byHash.size === 0) return;
  // In one order, so that two transactions with the same texts wait for each other, and not crosswise.
  const sorted = [...byHash].sort(([a], [b]) => (a < b ? -1 : 1));
  const createdAt = ctx.clock.now();
  const rows = await Promise.all(
    sorted.map(async ([hash, text]) => ({
      accountId: ctx.account.id,
      hash,
      text: await deflate(text),
      createdAt,
    })),
  );
  await tx
    .insert(recordVersions)
    .values(rows)
    .onConflictDoUpdate({
      target: [recordVersions.accountId, recordVersions.hash],
      set: { createdAt: sql`excluded.created_at` },
    });
}
