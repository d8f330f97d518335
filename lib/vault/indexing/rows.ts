import { type SQL, sql } from "drizzle-orm";
import { type Context, type Tx, toJson } from "@/lib/db";
import type { LinkState } from "../tables/vault";
import { type IndexEntry, keysOf } from "./entry";
import { oneByOne, toArray, toPlainArray } from "./parameters";

/** A link with what it resolves to. */
export interface LinkRow {
  source: string;
  ordinal: number;
  target: string;
  targetKey: string;
  relation: string;
  state: LinkState;
  targetPath: string | null;
}

/**
 * Writes the files' rows, a column of a batch per parameter: Postgres needs half the time that it does for JSON. Returns the
 * paths that had none before.
 */
export async function writeFiles(ctx: Context, tx: Tx, entries: readonly IndexEntry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  // A row that was there is locked by the transaction that writes it again (`xmax`).
  const rows = await tx.execute<{ path: string }>(sql`
    with written as (${filesStatement(ctx, entries)} returning path, xmax)
    select path from written where xmax = 0`);
  return rows.map(({ path }) => path);
}

/** What `writeFiles` executes, so that it can be composed before its transaction begins. */
export function filesStatement(ctx: Context, entries: readonly IndexEntry[]): SQL {
  const column = (of: (entry: IndexEntry) => string | null) => toArray(entries.map(of));
  const plain = (of: (entry: IndexEntry) => string | number) => toPlainArray(entries.map(of));
  const keys = entries.map(({ path }) => keysOf(path));
  return sql`
    insert into vault_files (account_id, path, kind, type, name, path_key, stem_key, status, aliases, tags,
      frontmatter, problem, preview, created, modified, size, mtime_ms, inode, hash)
    select ${ctx.account.id}::uuid, r.path, r.kind, r.type, r.name, r.path_key, r.stem_key, r.status, r.aliases::text[],
      r.tags::text[], r.frontmatter::json, r.problem::jsonb, r.preview, r.created, to_timestamp(r.mtime_ms / 1000), r.size,
      r.mtime_ms, r.inode, r.hash
    from unnest(
      ${column(({ path }) => path)}::text[], ${plain(({ kind }) => kind)}::text[],
      ${column(({ type }) => type)}::text[], ${column(({ name }) => name)}::text[],
      ${toArray(keys.map(({ pathKey }) => pathKey))}::text[], ${toArray(keys.map(({ stemKey }) => stemKey))}::text[],
      ${column(({ status }) => status)}::text[], ${column(({ aliases }) => toArray(aliases))}::text[],
      ${column(({ tags }) => toArray(tags))}::text[], ${column(({ frontmatter }) => toJson(frontmatter))}::text[],
      ${column(({ problem }) => problem && toJson(problem))}::text[], ${column(({ preview }) => preview)}::text[],
      ${column(({ created }) => created)}::text[], ${plain(({ size }) => size)}::bigint[],
      ${plain(({ mtimeMs }) => mtimeMs)}::double precision[],
      ${plain(({ inode }) => inode)}::bigint[], ${column(({ hash }) => hash)}::text[])
      as r(path, kind, type, name, path_key, stem_key, status, aliases, tags, frontmatter, problem, preview, created, size,
        mtime_ms, inode, hash)
    on conflict (account_id, path) do update set kind = excluded.kind, type = excluded.type, name = excluded.name,
      status = excluded.status, aliases = excluded.aliases, tags = excluded.tags, frontmatter = excluded.frontmatter,
      problem = excluded.problem, preview = excluded.preview, created = excluded.created, modified = excluded.modified,
      size = excluded.size, mtime_ms = excluded.mtime_ms, inode = excluded.inode, hash = excluded.hash`;
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
      ${linksSelect(links)}),
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
  if (links.length > 0) await tx.execute(newLinksStatement(ctx, links));
}

/** What `writeNewLinks` executes, so that it can be composed before its transaction begins. */
export const newLinksStatement = (ctx: Context, links: readonly LinkRow[]): SQL => sql`
  insert into vault_links (account_id, source, ordinal, target, target_key, relation, state, target_path)
  select ${ctx.account.id}::uuid, found.* from (${linksSelect(links)}) as found`;

/** Whether the index has links of any of these sources. */
export async function hasLinks(ctx: Context, tx: Tx, sources: readonly string[]): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from unnest(${toArray(sources)}::text[]) as wanted(source), ${oneByOne(sql`
      select from vault_links where account_id = ${ctx.account.id}::uuid and source = wanted.source limit 1`)} as link
    limit 1`);
  return rows.length > 0;
}

function linksSelect(links: readonly LinkRow[]): SQL {
  const column = (of: (link: LinkRow) => string | null) => toArray(links.map(of));
  return sql`select * from unnest(
    ${column((link) => link.source)}::text[], ${toPlainArray(links.map(({ ordinal }) => ordinal))}::int[],
    ${column((link) => link.target)}::text[], ${column((link) => link.targetKey)}::text[],
    ${column((link) => link.relation)}::text[], ${toPlainArray(links.map(({ state }) => state))}::text[],
    ${column((link) => link.targetPath)}::text[])
    as link(source, ordinal, target, target_key, relation, state, target_path)`;
}

/** Deletes files, their links and their texts. */
export async function deleteFiles(ctx: Context, tx: Tx, paths: readonly string[]): Promise<void> {
  await Promise.all([
    deleteWhere(ctx, tx, "vault_files", "path", paths),
    deleteWhere(ctx, tx, "vault_links", "source", paths),
    deleteWhere(ctx, tx, "vault_texts", "path", paths),
  ]);
}

/** Deletes the search texts of files that are no longer records. */
export const deleteTexts = (ctx: Context, tx: Tx, paths: readonly string[]): Promise<void> =>
  deleteWhere(ctx, tx, "vault_texts", "path", paths);

async function deleteWhere(
  ctx: Context,
  tx: Tx,
  table: "vault_files" | "vault_links" | "vault_texts",
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
