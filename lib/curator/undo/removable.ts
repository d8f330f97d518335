import { and, eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { leadsTo, vaultLinks } from "@/lib/vault";

/** A record that is not removed, and why. */
export interface Kept {
  path: string;
  reason: string;
}

/**
 * Which of the records that a file created can be removed: those that no other record links to. Links in fields of the
 * `written` records do not count: they are removed.
 */
export async function removable(
  ctx: Context,
  tx: Tx,
  untouched: readonly string[],
  written: ReadonlySet<string>,
): Promise<{ removed: Set<string>; kept: Kept[] }> {
  const removed = new Set(untouched);
  const kept: Kept[] = [];
  const links = await linksTo(ctx, tx, untouched);
  for (let more = true; more; ) {
    more = false;
    for (const { source, relation, target } of links) {
      const isRemoved = relation !== "body" && written.has(source);
      if (!removed.has(target) || removed.has(source) || isRemoved) continue;
      removed.delete(target);
      kept.push({ path: target, reason: `${source} links to it` });
      more = true;
    }
  }
  return { removed, kept };
}

/** The links that lead to these records. */
export async function linksTo(ctx: Context, tx: Tx, paths: readonly string[]) {
  if (paths.length === 0) return [];
  const { accountId, source, relation, targetPath } = vaultLinks;
  const rows = await tx
    .selectDistinct({ source, relation, target: targetPath })
    .from(vaultLinks)
    .where(and(eq(accountId, ctx.account.id), leadsTo(...paths)));
  return rows.map((row) => ({ ...row, target: row.target ?? "" }));
}
