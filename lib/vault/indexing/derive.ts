import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { Layout } from "../settings/layout";
import { createdOf, displayName } from "./entry";
import { lockVaultHere } from "./lock";
import { toArray } from "./parameters";

interface TypedRow extends Record<string, unknown> {
  path: string;
  type: string | null;
  name: string;
  created: string | null;
  frontmatter: Record<string, unknown>;
}

const BATCH_SIZE = 2_000;

/** Updates the types, names and dates of all records after the layout has changed, from the index alone. */
export async function deriveTypes(ctx: Context, layout: Layout): Promise<void> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after;
    after = await ctx.db.tx((tx) => deriveBatch(ctx, tx, layout, from));
  }
}

/** Returns the last path of the batch; undefined at the end. */
async function deriveBatch(ctx: Context, tx: Tx, layout: Layout, after: string): Promise<string | undefined> {
  await lockVaultHere(ctx, tx);
  const rows = await tx.execute<TypedRow>(sql`
    select path, type, name, created, frontmatter from vault_files
    where account_id = ${ctx.account.id}::uuid and kind = 'record' and path > ${after}
    order by path limit ${BATCH_SIZE}`);
  const changed = rows
    .map((row) => derived(row, layout))
    .filter((row, at) => {
      const before = rows[at];
      return row.type !== before?.type || row.name !== before.name || row.created !== before.created;
    });
  await writeTypes(ctx, tx, changed);
  return rows.at(-1)?.path;
}

interface Derived {
  path: string;
  type: string;
  name: string;
  created: string | null;
}

function derived({ path, frontmatter }: TypedRow, layout: Layout): Derived {
  const type = layout.typeOf(path, frontmatter);
  return { path, type, name: displayName(path, frontmatter, type), created: createdOf(path, frontmatter) };
}

async function writeTypes(ctx: Context, tx: Tx, rows: readonly Derived[]): Promise<void> {
  if (rows.length === 0) return;
  const paths = toArray(rows.map(({ path }) => path));
  await tx.execute(sql`
    update vault_files file set type = row.type, name = row.name, created = row.created
    from unnest(${paths}::text[], ${toArray(rows.map(({ type }) => type))}::text[],
      ${toArray(rows.map(({ name }) => name))}::text[],
      ${toArray(rows.map(({ created }) => created))}::text[]) as row(path, type, name, created)
    where file.account_id = ${ctx.account.id}::uuid and file.path = row.path`);
  // A search text has the name in it: with another hash it is stale.
  await tx.execute(sql`
    update vault_texts set hash = '' where account_id = ${ctx.account.id}::uuid and path = any(${paths}::text[])`);
}
