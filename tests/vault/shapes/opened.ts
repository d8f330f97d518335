import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { sql } from "drizzle-orm";
import { reconcile } from "@/lib/vault";
import { until } from "../../support/until";
import { openVault, type TestVault } from "../../support/vault";
import { targetsOf } from "./links";
import { Vault } from "./resolve";
import { filesOf, type Shape } from "./shape";

/** A vault of a shape, written to disk by another program and then opened. */
export async function openShape(shape: Shape, seed?: string): Promise<TestVault> {
  const vault = await openVault();
  for (const [path, content] of Object.entries(filesOf(shape, seed))) vault.write(path, content);
  await reconcile(vault.ctx);
  return vault;
}

/** The bytes of every file of a vault, but for what the service keeps there, as text of one unit a byte. */
export function bytesOf(root: string): Record<string, string> {
  const paths = pathsOf(root).filter((path) => !path.startsWith(".kv/") && !isTemporary(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "latin1")]));
}

/** Waits until the old files of changes are removed, of which many go after the reply. */
export const untilTidy = (root: string): Promise<void> =>
  until("no temporary file is left", () => !pathsOf(root).some(isTemporary));

function pathsOf(root: string): string[] {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort();
}

const isTemporary = (path: string): boolean => basename(path).startsWith(".kv-tmp-");

/** The file of each link, or null, by the path of the note. */
export type Links = Record<string, { target: string; path: string | null }[]>;

/** As the second reader and resolver find them on disk. */
export function linksOnDisk(root: string): Links {
  const files = bytesOf(root);
  const visible = Object.keys(files).filter((path) => !/(^|\/)\./.test(path));
  const vault = new Vault(visible);
  const notes = visible.filter((path) => path.endsWith(".md"));
  return Object.fromEntries(
    notes.map((source) => {
      const text = Buffer.from(files[source] ?? "", "latin1").toString("utf8");
      const links = targetsOf(text).map((target) => ({ target, path: vault.resolve(target, source) }));
      return [source, links];
    }),
  );
}

/** As the index has them. */
export async function linksOfIndex({ ctx }: TestVault): Promise<Links> {
  const account = sql`account_id = ${ctx.account.id}::uuid`;
  const [files, links] = await ctx.db.tx(async (tx) => [
    await tx.execute<{ path: string }>(
      sql`select path from vault_files where ${account} and kind = 'record'`,
    ),
    await tx.execute<{ source: string; target: string; path: string | null }>(
      sql`select source, target, target_path as path from vault_links where ${account} order by source, ordinal`,
    ),
  ]);
  const found: Links = Object.fromEntries(files.map(({ path }) => [path, []]));
  for (const { source, target, path } of links) found[source]?.push({ target, path });
  return found;
}
