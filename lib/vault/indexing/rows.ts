import { sql } from "drizzle-orm";
import { type Context, type Tx, toJson } from "@/lib/db";
import type { LinkState } from "../tables/vault";
import { type IndexEntry, keysOf } from "./entry";
import { oneByOne, toArray } from "./parameters";

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
 * Writes the files' rows, with one JSON parameter per batch: COPY would be faster but is not allowed under row-level
 * security.
 */
export async function writeFiles(ctx: Context, tx: Tx, entries: readonly IndexEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    path: entry.path,
    kind: entry.kind,
    type: entry.type,
    name: entry.name,
    ...keysOf(entry.path),
    status: entry.status,
    aliases: entry.aliases,
    tags: entry.tags,
    frontmatter: entry.frontmatter,
    problem: entry.problem,
    preview: entry.preview,
    created: entry.created,
    size: entry.size,
    mtimeMs: entry.mtimeMs,
    inode: entry.inode,
    hash: entry.hash,
  }));
  await tx.execute(sql`
    insert into vault_files (account_id, path, kind, type, name, path_key, stem_key, status, aliases, tags,
      frontmatter, problem, preview, created, modified, size, mtime_ms, inode, hash)
    select ${ctx.account.id}::uuid, r.path, r.kind, r.type, r.name, r."pathKey", r."stemKey", r.status, r.aliases, r.tags,
      r.frontmatter, nullif(r.problem, 'null'::jsonb), r.preview, r.created, to_timestamp(r."mtimeMs" / 1000), r.size, r."mtimeMs", r.inode, r.hash
    from json_to_recordset(${toJson(rows)}::text::json) as r(path text, kind text, type text, name text, "pathKey" text,
      "stemKey" text, status text, aliases text[], tags text[], frontmatter json, problem jsonb, preview text,
      created text, size bigint, "mtimeMs" double precision, inode bigint, hash text)
    on conflict (account_id, path) do update set kind = excluded.kind, type = excluded.type, name = excluded.name,
      status = excluded.status, aliases = excluded.aliases, tags = excluded.tags, frontmatter = excluded.frontmatter,
      problem = excluded.problem, preview = excluded.preview, created = excluded.created, modified = excluded.modified,
      size = excluded.size, mtime_ms = excluded.mtime_ms, inode = excluded.inode, hash = excluded.hash`);
}

/** Replaces the links of `sources`. Those that stay as they are, are not written: of a list with a new entry all others. */
export async function writeLinks(
  ctx: Context,
  tx: Tx,
  sources: readonly string[],
  links: readonly LinkRow[],
): Promise<void> {
  if (sources.length === 0) return;
  const column = (of: (link: LinkRow) => string | null) => toArray(links.map(of));
  await tx.execute(sql`
    with stored as materialized (
      select link.* from unnest(${toArray(sources)}::text[]) as wanted(source), ${oneByOne(sql`
        select ctid as at, source, ordinal, target, target_key, relation, state, target_path from vault_links
        where account_id = ${ctx.account.id}::uuid and source = wanted.source`)} as link),
    found as materialized (
      select * from unnest(
        ${column((link) => link.source)}::text[], ${column((link) => String(link.ordinal))}::int[],
        ${column((link) => link.target)}::text[], ${column((link) => link.targetKey)}::text[],
        ${column((link) => link.relation)}::text[], ${column((link) => link.state)}::text[],
        ${column((link) => link.targetPath)}::text[])
        as link(source, ordinal, target, target_key, relation, state, target_path)),
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

/** Deletes files, their links and their texts. */
export async function deleteFiles(ctx: Context, tx: Tx, paths: readonly string[]): Promise<void> {
  await deleteWhere(ctx, tx, "vault_files", "path", paths);
  await deleteWhere(ctx, tx, "vault_links", "source", paths);
  await deleteWhere(ctx, tx, "vault_texts", "path", paths);
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
