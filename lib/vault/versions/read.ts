import { and, eq, inArray } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { recordVersions } from "../tables/versions";

/** The kept texts of these hashes. */
export async function readVersions(
  ctx: Context,
  tx: Tx,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await tx
    .select({ hash: recordVersions.hash, text: recordVersions.text })
    .from(recordVersions)
    .where(and(eq(recordVersions.accountId, ctx.account.id), inArray(recordVersions.hash, [...hashes])));
  return new Map(rows.map(({ hash, text }) => [hash, Buffer.from(text).toString()]));
}

/** Which of these hashes have a kept text. */
export async function keptVersions(ctx: Context, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ hash: recordVersions.hash })
      .from(recordVersions)
      .where(and(eq(recordVersions.accountId, ctx.account.id), inArray(recordVersions.hash, [...hashes]))),
  );
  return new Set(rows.map(({ hash }) => hash));
}
