import { and, eq, inArray, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { EscapeError, hashOf, isRecordType, parseRecord, readFileIfAny, type VaultPath } from "@/lib/vault";
import { MADE_BY } from "./drafts";
import type { SourceText } from "./learning";
import { distillerSources } from "./tables";

/** A record that has changed since it was distilled, as the index has it. */
export interface Changed {
  path: string;
  type: string | null;
  name: string;
  /** Of the whole file. */
  hash: string;
}

export interface ReadSource extends SourceText {
  frontmatter: Record<string, unknown>;
  bodyHash: string;
}

/** A link in these could not be closed. */
const UNLINKABLE = /[[\]|#^]|%%/;

/**
 * Records whose file is not as it was when it was last distilled, `limit` of them at most, in the order of their
 * paths; of one project those that link to its record, and itself. What the Distiller made is never a source.
 */
export async function changedSources(
  ctx: Context,
  { project, limit, after = "" }: { project?: string; limit: number; after?: string },
): Promise<Changed[]> {
  const account = ctx.account.id;
  const ofProject = project
    ? sql`and (f.path = ${project} or exists (select from vault_links l
        where l.account_id = f.account_id and l.source = f.path and l.target_path = ${project}))`
    : sql``;
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ path: string; type: string | null; name: string; hash: string }>(sql`
      select f.path, f.type, f.name, f.hash from vault_files f
      left join distiller_sources s on s.account_id = f.account_id and s.path = f.path
      where f.account_id = ${account}::uuid and f.kind = 'record' and f.path > ${after}
        and s.file_hash is distinct from f.hash
        and coalesce(f.frontmatter ->> ${MADE_BY}, '') = '' ${ofProject}
      order by f.path limit ${limit}`),
  );
  return rows.map(({ path, type, name, hash }) => ({ path, type, name, hash }));
}

/** How many records there are to learn from, changed or not. */
export async function countSources(ctx: Context, project?: string): Promise<number> {
  const ofProject = project
    ? sql`and (f.path = ${project} or exists (select from vault_links l
        where l.account_id = f.account_id and l.source = f.path and l.target_path = ${project}))`
    : sql``;
  const [row] = await ctx.db.tx((tx) =>
    tx.execute<{ n: number }>(sql`
      select count(*)::int as n from vault_files f where f.account_id = ${ctx.account.id}::uuid
        and f.kind = 'record' and coalesce(f.frontmatter ->> ${MADE_BY}, '') = '' ${ofProject}`),
  );
  return row?.n ?? 0;
}

/** The record as it is on the disk now; null when it is gone or cannot be a source. */
export async function readSource(ctx: Context, { path, type, name }: Changed): Promise<ReadSource | null> {
  if (UNLINKABLE.test(path) || !isRecordType(type)) return null;
  const file = await readIfThere(ctx, path);
  if (!file?.utf8) return null;
  const { frontmatter, body: text, problem } = parseRecord(file.text);
  if (problem) return null;
  const body = text.replaceAll("\r\n", "\n");
  return { path, type, name, body, frontmatter, bodyHash: hashOf(`${type}\n${body}`) };
}

async function readIfThere(ctx: Context, path: string) {
  try {
    return await readFileIfAny(ctx.account.vaultDir, path as VaultPath);
  } catch (error) {
    // A path that leads out of the vault by now is no source.
    if (error instanceof EscapeError) return null;
    throw error;
  }
}

/** Of what these sources were distilled last, by their paths. */
export async function bodyHashes(ctx: Context, sources: readonly Changed[]): Promise<Map<string, string>> {
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

/** Forgets what was distilled of records that are no more. */
export async function forgetGone(ctx: Context): Promise<void> {
  await ctx.db.tx(async (tx) => {
    for (const table of ["distiller_sources", "distiller_claims"]) {
      await tx.execute(sql`
        delete from ${sql.identifier(table)} s where s.account_id = ${ctx.account.id}::uuid and not exists (
          select from vault_files f where f.account_id = s.account_id and f.path = s.path)`);
    }
  });
}
