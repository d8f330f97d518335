import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { reconcile } from "@/lib/vault";

/** Paths of all files below `root`, hidden ones too. */
export const filesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

export const temporaries = (root: string): string[] =>
  filesBelow(root).filter((file) => file.includes(".kv-tmp-"));

/** The bytes of all files in the inbox, wherever in it they lie now. */
export const inboxContents = (root: string): string[] =>
  filesBelow(join(root, "inbox")).map((file) => readFileSync(join(root, "inbox", file), "utf8"));

/** What the index says, without what differs from one writing of it to the next. */
async function indexOf(ctx: Context) {
  return ctx.db.tx(async (tx) => ({
    files:
      await tx.execute(sql`select path, kind, type, name, status, aliases, tags, frontmatter, preview, created,
      size, mtime_ms, inode, hash, path_key, stem_key from vault_files order by path`),
    links: await tx.execute(sql`select source, ordinal, target, target_key, relation, state, target_path
      from vault_links order by source, ordinal`),
    texts: await tx.execute(sql`select path, hash, body, words::text from vault_texts order by path`),
  }));
}

/** The index after reconciliation, and a new one made from the disk alone. */
export async function indexAndDisk(ctx: Context) {
  await reconcile(ctx);
  const index = await indexOf(ctx);
  await ctx.db.tx(async (tx) => {
    for (const table of ["vault_files", "vault_links", "vault_texts"]) {
      await tx.execute(sql`delete from ${sql.identifier(table)}`);
    }
  });
  await reconcile(ctx);
  return { index, disk: await indexOf(ctx) };
}
