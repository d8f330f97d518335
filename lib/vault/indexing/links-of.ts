import { and, asc, eq, gt } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { stemKey } from "../links";
import type { Layout } from "../settings/layout";
import type { StoredFile } from "../store";
import { vaultFiles, vaultLinks } from "../tables/vault";
import type { LinkRow } from "./columns";
import { entryOf } from "./entry";
import { findCandidates } from "./resolve";
import { resolveEntry } from "./resolver";

/**
 * The links of a record on disk, in the order of its text: from the index if that has this text, since
 * finding thousands of links in it again would block every other request.
 */
export async function linksOfFile(
  ctx: Context,
  tx: Tx,
  file: StoredFile,
  layout: Layout,
): Promise<LinkRow[]> {
  if (await isIndexed(ctx, tx, file)) return indexedLinks(ctx, tx, file.path);
  const entry = entryOf(file, layout);
  const keys = entry.links.map((link) => stemKey(link.target));
  return resolveEntry(entry, await findCandidates(ctx, tx, keys));
}

async function isIndexed(ctx: Context, tx: Tx, { path, hash }: StoredFile): Promise<boolean> {
  const rows = await tx
    .select({ path: vaultFiles.path })
    .from(vaultFiles)
    .where(
      and(eq(vaultFiles.accountId, ctx.account.id), eq(vaultFiles.path, path), eq(vaultFiles.hash, hash)),
    );
  return rows.length > 0;
}

/** Links that are read at a time: with thousands, other requests are served in between. */
const BATCH_SIZE = 2_000;

async function indexedLinks(ctx: Context, tx: Tx, path: string): Promise<LinkRow[]> {
  const links: LinkRow[] = [];
  for (let after = -1; ; ) {
    const rows = await tx
      .select({
        source: vaultLinks.source,
        ordinal: vaultLinks.ordinal,
        target: vaultLinks.target,
        targetKey: vaultLinks.targetKey,
        relation: vaultLinks.relation,
        state: vaultLinks.state,
        targetPath: vaultLinks.targetPath,
      })
      .from(vaultLinks)
      .where(
        and(
          eq(vaultLinks.accountId, ctx.account.id),
          eq(vaultLinks.source, path),
          gt(vaultLinks.ordinal, after),
        ),
      )
      .orderBy(asc(vaultLinks.ordinal))
      .limit(BATCH_SIZE);
    links.push(...rows);
    after = rows.at(-1)?.ordinal ?? after;
    if (rows.length < BATCH_SIZE) return links;
  }
}
