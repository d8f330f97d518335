import { hash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import type { VaultPath } from "../../path";
import type { Layout } from "../../settings/layout";
import { toArray, toPlainArray } from "../literals";
import { lockVaultHere } from "../lock";
import { oneByOne } from "../parameters";
import type { KnownFile } from "./facts";
import type { Strings } from "./record";
import { fromStored, toStored, VERSION } from "./stored";

/** Of facts that this version reads with this layout. */
const markOf = (layout: Layout): string =>
  hash("sha1", JSON.stringify([VERSION, layout.key]), "base64").slice(0, 12);

/** Stores facts of these files, as array literals of their paths and of what `toStored` returned. */
export const factsStatement = (ctx: Context, layout: Layout, arrays: readonly string[]): SQL => sql`
  ${insertInto(ctx, layout)} from unnest(${arrays[0]}::text[], ${arrays[1]}::text[]) as r(path, facts) ${OVERWRITING}`;

const insertInto = (ctx: Context, layout: Layout): SQL => sql`
  insert into vault_facts (account_id, path, mark, facts)
  select ${ctx.account.id}::uuid, r.path, ${markOf(layout)}, r.facts`;

const OVERWRITING = sql`
  on conflict (account_id, path) do update set mark = excluded.mark, facts = excluded.facts`;

const PAGE_SIZE = 2_000;

/** A file as it was when its facts were stored; `stem` is the key by which links resolve to it. */
export type StoredFile = KnownFile & { stem: string };

/** The facts that are stored of an account's files, by path. Which of the files are still the same, their status says. */
export const readFacts = (ctx: Context, layout: Layout, strings: Strings): Promise<Map<string, StoredFile>> =>
  ctx.db.tx(async (tx) => {
    const files = new Map<string, StoredFile>();
    const mark = markOf(layout);
    for (let rows = await pageOf(ctx, tx, mark, ""); rows.length > 0; ) {
      // Postgres reads the next page meanwhile.
      const next = pageOf(ctx, tx, mark, rows.at(-1)?.path ?? "");
      next.catch(() => {}); // thrown once it is waited for
      for (const { path, facts } of rows) files.set(path, fromStored(path, facts, strings));
      rows = await next;
    }
    return files;
  });

interface Row extends Record<string, unknown> {
  path: VaultPath;
  facts: string;
}

const pageOf = async (ctx: Context, tx: Tx, mark: string, after: string): Promise<Row[]> =>
  tx.execute<Row>(sql`
    select path, facts from vault_facts
    where account_id = ${ctx.account.id}::uuid and path > ${after} and mark = ${mark}
    order by path limit ${PAGE_SIZE}`);

const BATCH_SIZE = 500;

/** Stores facts of files that were read at `readAt`, except of those that are no longer in the index as they were. */
export async function writeFacts(
  ctx: Context,
  layout: Layout,
  files: readonly KnownFile[],
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

async function writeIndexed(
  ctx: Context,
  tx: Tx,
  layout: Layout,
  rows: readonly { file: KnownFile; facts: string }[],
): Promise<void> {
  const files = rows.map(({ file }) => file);
  const of = (key: "size" | "mtimeMs" | "inode") => toPlainArray(files.map((file) => file[key]));
  await lockVaultHere(ctx, tx);
  await tx.execute(sql`
    ${insertInto(ctx, layout)}
    from unnest(${toArray(files.map(({ path }) => path))}::text[], ${toArray(rows.map(({ facts }) => facts))}::text[],
      ${of("size")}::bigint[], ${of("mtimeMs")}::double precision[], ${of("inode")}::bigint[])
      as r(path, facts, size, mtime_ms, inode), ${oneByOne(sql`
        select from vault_files where account_id = ${ctx.account.id}::uuid and path = r.path and size = r.size
          and mtime_ms = r.mtime_ms and inode = r.inode`)} as indexed
    ${OVERWRITING}`);
}
