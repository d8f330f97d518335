import { type SQL, sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { fileArrays, type LinkRow, linkArrays } from "./columns";
import type { IndexEntry } from "./entry";
import { oneByOne, toArray } from "./parameters";

/** Writes the files' rows, a column of a batch per parameter: Postgres needs half the time that it does for JSON. */
export async function writeFiles(ctx: Context, tx: Tx, entries: readonly IndexEntry[]): Promise<void> {
  if (entries.length > 0) await tx.execute(filesStatement(ctx, fileArrays(entries)));
}

/** What `writeFiles` executes, so that it can be composed before its transaction begins, of `fileArrays`. */
export const filesStatement = (ctx: Context, arrays: readonly string[]): SQL => sql`
  ${newFilesStatement(ctx, arrays)}
  on conflict (account_id, path) do update set kind = excluded.kind, type = excluded.type, name = excluded.name,
    status = excluded.status, aliases = excluded.aliases, tags = excluded.tags, frontmatter = excluded.frontmatter,
    problem = excluded.problem, preview = excluded.preview, created = excluded.created, modified = excluded.modified,
    size = excluded.size, mtime_ms = excluded.mtime_ms, inode = excluded.inode, hash = excluded.hash`;

/** The same, of files that have no rows: looking for one of each takes a sixth of the time of writing them. */
export function newFilesStatement(ctx: Context, arrays: readonly string[]): SQL {
  const casts = [...Array(13).fill("text"), "bigint", "double precision", "bigint", "text"];
  return sql`
    insert into vault_files (account_id, path, kind, type, name, path_key, stem_key, status, aliases, tags,
      frontmatter, problem, preview, created, modified, size, mtime_ms, inode, hash)
    select ${ctx.account.id}::uuid, r.path, r.kind, r.type, r.name, r.path_key, r.stem_key, r.status, r.aliases::text[],
      r.tags::text[], r.frontmatter::json, r.problem::jsonb, r.preview, r.created, to_timestamp(r.mtime_ms / 1000), r.size,
      r.mtime_ms, r.inode, r.hash
    from unnest(${cast(arrays, casts)})
      as r(path, kind, type, name, path_key, stem_key, status, aliases, tags, frontmatter, problem, preview, created, size,
        mtime_ms, inode, hash)`;
}

/** Replaces the links of `sources`. Those that stay as they are, are not written: of a list with a new entry all others. */
export async function writeLinks(
  ctx: Context,
  tx: Tx,
  sources: readonly string[],
  links: readonly LinkRow[],
): Promise<void> {
  if (sources.length === 0) return;
  await tx.execute(sql`
    with stored as materialized (
      select link.* from unnest(${toArray(sources)}::text[]) as wanted(source), ${oneByOne(sql`
        select ctid as at, source, ordinal, target, target_key, relation, state, target_path from vault_links
        where account_id = ${ctx.account.id}::uuid and source = wanted.source`)} as link),
    found as materialized (
      ${linksSelect(linkArrays(links))}),
    removed as (
      delete from vault_links where ctid = any(array(
        select at from stored where not exists (
          select 1 from found where found.source = stored.source and found.ordinal = stored.ordinal))))
    insert into vault_links (account_id, source, ordinal, target, target_key, relation, state, target_path)
    select ${ctx.account.id}::uuid, found.* from found left join stored using (source, ordinal)
    where (stored.target, stored.target_key, stored.relation, stored.state, stored.target_path)
      is distinct from (found.target, found.target_key, found.relation, found.state, found.target_path)
    on conflict (account_id, source, ordinal) do update set target = excluded.target,
      target_key = excluded.target_key, relation = excluded.relation, state = excluded.state,
      target_path = excluded.target_path`);
}

/** Writes the links of sources that have none: in less than half the time of `writeLinks`. */
export async function writeNewLinks(ctx: Context, tx: Tx, links: readonly LinkRow[]): Promise<void> {
  if (links.length > 0) await tx.execute(newLinksStatement(ctx, linkArrays(links)));
}

/** What `writeNewLinks` executes, so that it can be composed before its transaction begins, of `linkArrays`. */
export const newLinksStatement = (ctx: Context, arrays: readonly string[]): SQL => sql`
  insert into vault_links (account_id, source, ordinal, target, target_key, relation, state, target_path)
  select ${ctx.account.id}::uuid, found.* from (${linksSelect(arrays)}) as found`;

/** Whether the index has links of any of these sources. */
export async function hasLinks(ctx: Context, tx: Tx, sources: readonly string[]): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from unnest(${toArray(sources)}::text[]) as wanted(source), ${oneByOne(sql`
      select from vault_links where account_id = ${ctx.account.id}::uuid and source = wanted.source limit 1`)} as link
    limit 1`);
  return rows.length > 0;
}

function linksSelect(arrays: readonly string[]): SQL {
  return sql`select * from unnest(${cast(arrays, ["text", "int", ...Array(5).fill("text")])})
    as link(source, ordinal, target, target_key, relation, state, target_path)`;
}

/** Array literals as arrays of these types. */
const cast = (arrays: readonly string[], types: readonly string[]): SQL =>
  sql.join(
    arrays.map((array, at) => sql`${array}::${sql.raw(types[at] ?? "text")}[]`),
    sql`, `,
  );

/** Deletes files, their links, texts and facts. */
export async function deleteFiles(ctx: Context, tx: Tx, paths: readonly string[]): Promise<void> {
  // The facts after the files, whose rows keep others from storing some.
  await Promise.all([
    deleteWhere(ctx, tx, "vault_files", "path", paths),
    deleteWhere(ctx, tx, "vault_links", "source", paths),
    deleteWhere(ctx, tx, "vault_texts", "path", paths),
    deleteFacts(ctx, tx, paths),
  ]);
}

/** Deletes the search texts of files that are no longer records. */
export const deleteTexts = (ctx: Context, tx: Tx, paths: readonly string[]): Promise<void> =>
  deleteWhere(ctx, tx, "vault_texts", "path", paths);

/** Deletes what was read of files that have changed; a scan reads them again. */
export const deleteFacts = (ctx: Context, tx: Tx, paths: readonly string[]): Promise<void> =>
  deleteWhere(ctx, tx, "vault_facts", "path", paths);

async function deleteWhere(
  ctx: Context,
  tx: Tx,
  table: "vault_files" | "vault_links" | "vault_texts" | "vault_facts",
  column: "path" | "source",
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  const [from, by] = [sql.identifier(table), sql.identifier(column)];
  await tx.execute(sql`
    delete from ${from} where ctid = any(array(
      select row.at from unnest(${toArray(values)}::text[]) as wanted(value), ${oneByOne(sql`
        select ctid as at from ${from} where account_id = ${ctx.account.id}::uuid and ${by} = wanted.value`)} as row))`);
}
