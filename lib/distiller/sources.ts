import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { hashOf, isRecordType, parseRecord, readIfReadable, readInOrder, type VaultPath } from "@/lib/vault";
import { MADE_BY } from "./drafts";
import type { SourceText } from "./learning";
import { distillerSources } from "./tables";

/** An indexed record that has changed since it was distilled. */
export interface ChangedSource {
  path: string;
  type: string | null;
  name: string;
  /** Hash of the whole file. */
  hash: string;
}

export interface ReadSource extends SourceText {
  frontmatter: Record<string, unknown>;
  bodyHash: string;
}

/** Characters that a link cannot contain. */
const UNLINKABLE = /[[\]|#^]|%%/;

/**
 * Records that have changed since they were distilled, up to `limit`, sorted by path; of a project, its record and those
 * that link to it. Learnings by the distiller are never sources.
 */
export async function changedSources(
  ctx: Context,
  { project, limit, after = "" }: { project?: string; limit: number; after?: string },
): Promise<ChangedSource[]> {
  const rows = await ctx.db.tx(async (tx) => {
    await readInOrder(tx);
    return tx.execute<{ path: string; type: string | null; name: string; hash: string }>(sql`
      select f.path, f.type, f.name, f.hash ${fromChanged(ctx, project)} and f.path > ${after}
      order by f.path limit ${limit}`);
  });
  return rows.map(({ path, type, name, hash }) => ({ path, type, name, hash }));
}

/** Counts them. */
export const countChanged = (ctx: Context, project?: string): Promise<number> =>
  countOf(ctx, fromChanged(ctx, project));

/** Counts sources, changed or not. */
export const countSources = (ctx: Context, project?: string): Promise<number> =>
  countOf(ctx, sql`from vault_files f where ${isSource(ctx, project)}`);

async function countOf(ctx: Context, from: SQL): Promise<number> {
  const [row] = await ctx.db.tx((tx) => tx.execute<{ n: number }>(sql`select count(*)::int as n ${from}`));
  return row?.n ?? 0;
}

const fromChanged = (ctx: Context, project?: string): SQL => sql`
  from vault_files f left join distiller_sources s on s.account_id = f.account_id and s.path = f.path
  where ${isSource(ctx, project)} and s.file_hash is distinct from f.hash`;

const isSource = (ctx: Context, project?: string): SQL => sql`
  f.account_id = ${ctx.account.id}::uuid and f.kind = 'record' and coalesce(f.frontmatter ->> ${MADE_BY}, '') = ''
  ${
    project === undefined
      ? sql``
      : sql`and (f.path = ${project} or exists (select from vault_links l
          where l.account_id = f.account_id and l.source = f.path and l.target_path = ${project}))`
  }`;

/**
 * Reads records from disk. `sources` is in their order, null for one that is missing or cannot be a source; `toRead` has
 * those of which more than the frontmatter has changed.
 */
export async function readSources(
  ctx: Context,
  changed: readonly ChangedSource[],
): Promise<{ sources: (ReadSource | null)[]; toRead: ReadSource[] }> {
  const hashes = await bodyHashes(ctx, changed);
  const sources = await Promise.all(changed.map((each) => readSource(ctx, each)));
  const toRead = sources
    .filter((source) => source !== null)
    .filter(({ path, bodyHash }) => bodyHash !== hashes.get(path));
  return { sources, toRead };
}

async function readSource(ctx: Context, { path, type, name }: ChangedSource): Promise<ReadSource | null> {
  if (UNLINKABLE.test(path) || !isRecordType(type)) return null;
  const file = await readIfReadable(ctx.account.vaultDir, path as VaultPath);
  if (!file?.utf8) return null;
  const { frontmatter, body: text, problem } = parseRecord(file.text);
  if (problem) return null;
  const body = text.replaceAll("\r\n", "\n");
  return { path, type, name, body, frontmatter, bodyHash: hashOf(`${type}\n${body}`) };
}

/** The body hashes at the last distillation, by path. */
async function bodyHashes(ctx: Context, sources: readonly ChangedSource[]): Promise<Map<string, string>> {
  const paths = sources.map(({ path }) => path);
  if (paths.length === 0) return new Map();
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ path: distillerSources.path, hash: distillerSources.bodyHash })
      .from(distillerSources)
      .where(and(eq(distillerSources.accountId, ctx.account.id), inArray(distillerSources.path, paths))),
  );
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** The paths of the sources that were distilled since then, whichever attempt of a step it was. */
export async function distilledSince(ctx: Context, startedAt: string): Promise<Set<string>> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select({ path: distillerSources.path })
      .from(distillerSources)
      .where(
        and(
          eq(distillerSources.accountId, ctx.account.id),
          gte(distillerSources.distilledAt, new Date(startedAt)),
        ),
      ),
  );
  return new Set(rows.map(({ path }) => path));
}

/** Deletes the state of records that no longer exist. */
export async function pruneDeletedSources(ctx: Context): Promise<void> {
  await ctx.db.tx(async (tx) => {
    for (const table of ["distiller_sources", "distiller_claims"]) {
      await tx.execute(sql`
        delete from ${sql.identifier(table)} s where s.account_id = ${ctx.account.id}::uuid and not exists (
          select from vault_files f where f.account_id = s.account_id and f.path = s.path)`);
    }
  });
}
