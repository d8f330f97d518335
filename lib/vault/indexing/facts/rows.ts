import { hash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { toArray, toPlainArray } from "@/lib/core/array-literals";
import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import type { VaultPath } from "../../path";
import { RECORD_TYPES } from "../../schema";
import type { Layout } from "../../settings/layout";
import { oneByOne } from "../parameters";
import type { FileWithFacts } from "./facts";
import { fromStored, toStored, VERSION } from "./stored";

/** Marks facts that this version reads with this layout. */
const markOf = (layout: Layout): string =>
  hash("sha1", JSON.stringify([VERSION, RECORD_TYPES, layout.key]), "base64").slice(0, 12);

/** Stores facts of files without any, as array literals of their paths and of what `toStored` returned. */
export const newFactsStatement = (ctx: Context, layout: Layout, arrays: readonly string[]): SQL => sql`
  ${insertInto(ctx, layout)} from unnest(${arrays[0]}::text[], ${arrays[1]}::text[]) as r(path, facts)`;

const insertInto = (ctx: Context, layout: Layout): SQL => sql`
  insert into vault_facts (account_id, path, mark, facts)
  select ${ctx.account.id}::uuid, r.path, ${markOf(layout)}, r.facts`;

const ROWS_AT_A_TIME = 2_000;

/**
 * Reads the stored facts of an account's files; their status says which files are unchanged. Facts with another
 * mark, and facts of deleted files that a process of an earlier release left, are deleted. A failure to delete them is
 * only logged, since the other facts can still be used.
 */
export async function readFacts(
  ctx: Context,
  layout: Layout,
  use: (file: FileWithFacts) => void,
): Promise<void> {
  const mark = markOf(layout);
  const reading = ctx.db.tx((tx) =>
    eachRow(ctx, tx, mark, (row) => {
      const file = fileOf(row);
      if (file) use(file);
    }),
  );
  const deletion = ctx.db
    .tx((tx) => deleteUseless(ctx, tx, mark))
    .catch((error: unknown) => ctx.log.warn({ err: error }, "useless facts of files could not be deleted"));
  await Promise.all([reading, deletion]);
}

/**
 * By a cursor: Postgres, which cannot know how many rows an account has, would read and sort all that are left for each
 * page.
 */
async function eachRow(ctx: Context, tx: Tx, mark: string, use: (row: Row) => void): Promise<void> {
  await tx.execute(sql`
    declare facts no scroll cursor for
    select path, facts from vault_facts where account_id = ${ctx.account.id}::uuid and mark = ${mark}`);
  const some = async () => tx.execute<Row>(sql`fetch ${sql.raw(String(ROWS_AT_A_TIME))} from facts`);
  for (let rows: readonly Row[] = await some(); rows.length > 0; ) {
    // Postgres reads the next rows meanwhile.
    const next = some();
    next.catch(() => {}); // thrown once it is waited for
    for (const row of rows) use(row);
    rows = await next;
  }
}

const deleteUseless = (ctx: Context, tx: Tx, mark: string): Promise<unknown> =>
  tx.execute(sql`
    delete from vault_facts as f where account_id = ${ctx.account.id}::uuid and (mark <> ${mark} or not exists (
      select from vault_files where account_id = f.account_id and path = f.path))`);

/** Null where the facts are torn: the file is read. */
function fileOf({ path, facts }: Row): FileWithFacts | null {
  try {
    return fromStored(path, facts);
  } catch {
    return null;
  }
}

interface Row extends Record<string, unknown> {
  path: VaultPath;
  facts: string;
}

const BATCH_SIZE = 500;

/** Stores facts of files that were read at `readAt`, except of those that have left the index or changed in it. */
export async function writeFacts(
  ctx: Context,
  layout: Layout,
  files: readonly FileWithFacts[],
  readAt: number,
): Promise<void> {
  for (const batch of batchesOf(files, BATCH_SIZE)) {
    const rows = batch.flatMap((file) => {
      const facts = toStored(file, file, readAt);
      return facts === null ? [] : [{ file, facts }];
    });
    if (rows.length > 0)
      await ctx.db.tx((tx) => writeIndexed(ctx, tx, layout, rows), { commit: "asynchronous" });
  }
}

/** A deletion of the files, or of the account, waits for the rows that this locks, and deletes the facts after them. */
async function writeIndexed(
  ctx: Context,
  tx: Tx,
  layout: Layout,
  rows: readonly { file: FileWithFacts; facts: string }[],
): Promise<void> {
  const files = rows.map(({ file }) => file);
  const of = (key: "size" | "mtimeMs" | "inode") => toPlainArray(files.map((file) => file[key]));
  await tx.execute(sql`
    ${insertInto(ctx, layout)}
    from unnest(${toArray(files.map(({ path }) => path))}::text[], ${toArray(rows.map(({ facts }) => facts))}::text[],
      ${of("size")}::bigint[], ${of("mtimeMs")}::double precision[], ${of("inode")}::bigint[])
      as r(path, facts, size, mtime_ms, inode), ${oneByOne(sql`
        select from vault_files where account_id = ${ctx.account.id}::uuid and path = r.path and size = r.size
          and mtime_ms = r.mtime_ms and inode = r.inode for key share`)} as indexed
    on conflict (account_id, path) do update set mark = excluded.mark, facts = excluded.facts`);
}
