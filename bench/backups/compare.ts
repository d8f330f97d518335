import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";

/** Tables whose rows a restore leaves exactly as they were backed up; the index refers to another disk's inodes. */
const TABLES = [
  "users",
  "api_keys",
  "schedules",
  "saved_views",
  "inbox_files",
  "model_calls",
  "janitor_settings",
];

/** Where a restored account is another than the one that was backed up, each a line: bytes of files, rows, the index. */
export async function differencesBetween(
  original: Context,
  copy: Context,
  dataDir: string,
): Promise<string[]> {
  const vault = path.join(dataDir, "accounts", copy.account.id, "vault");
  const [here, there] = [filesOf(original.account.vaultDir), filesOf(vault)];
  const differing = [...new Set([...here.keys(), ...there.keys()])].filter((file) => {
    const [a, b] = [here.get(file), there.get(file)];
    return !a || !b || !a.equals(b);
  });
  for (const table of TABLES)
    if ((await rowsOf(original, table)) !== (await rowsOf(copy, table))) differing.push(`rows of ${table}`);
  for (const columns of ["path, hash, type, name, status", "path, frontmatter::text"])
    if ((await indexed(original, columns)) !== (await indexed(copy, columns)))
      differing.push(`index: ${columns}`);
  return differing;
}

async function rowsOf(ctx: Context, table: string): Promise<string> {
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ row: string }>(sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`),
  );
  return rows
    .map(({ row }) => row)
    .sort()
    .join("\n");
}

async function indexed(ctx: Context, columns: string): Promise<string> {
  const rows = await ctx.db.tx((tx) =>
    tx.execute(sql.raw(`select ${columns} from vault_files order by path`)),
  );
  return JSON.stringify([...rows]);
}

/** What is in a directory, by path. */
const filesOf = (root: string): Map<string, Buffer> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const absolute = path.join(entry.parentPath, entry.name);
        return [path.relative(root, absolute), readFileSync(absolute)];
      }),
  );
