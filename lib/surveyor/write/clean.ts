import { sql } from "drizzle-orm";
import { isCode } from "@/lib/core/error-code";
import type { Context } from "@/lib/db";
import { editRecord, reconcile, waysToLink } from "@/lib/vault";
import { isOfOneRecord } from "./of-one-record";
import { MARK, readMark } from "./patch";

/** A record with a mark, and what the Surveyor added to its lists. */
interface Marked extends Record<string, unknown> {
  path: string;
  /** Hash of the file with these fields. */
  hash: string;
  frontmatter: Record<string, unknown>;
  tags: string[];
  related: string[];
}

const isMarked = (ctx: Context) => sql`account_id = ${ctx.account.id}::uuid and kind = 'record'
  and frontmatter -> ${MARK} is not null`;

/** Records with a mark, by path. */
export async function markedPaths(
  ctx: Context,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await ctx.db.tx((tx) =>
    tx.execute<{ path: string }>(sql`
      select path from vault_files where ${isMarked(ctx)} and path > ${after} collate "C"
      order by path collate "C" limit ${limit}`),
  );
  return rows.map(({ path }) => path);
}

export async function countMarked(ctx: Context): Promise<number> {
  const [row] = await ctx.db.tx((tx) =>
    tx.execute<{ n: number }>(sql`select count(*)::int as n from vault_files where ${isMarked(ctx)}`),
  );
  return row?.n ?? 0;
}

async function readMarked(ctx: Context, path: string): Promise<Marked | undefined> {
  const account = sql`${ctx.account.id}::uuid`;
  const written = (kind: string) => sql`coalesce((select json_agg(p.value) from surveyor_proposals p
    where p.account_id = ${account} and p.path = f.path and p.kind = ${kind} and p.state = 'written'), '[]')`;
  const [row] = await ctx.db.tx((tx) =>
    tx.execute<Marked>(sql`
      select f.path, left(f.hash, 32) as hash, f.frontmatter, ${written("tag")} as tags,
        ${written("related")} as related
      from vault_files f where f.account_id = ${account} and f.kind = 'record' and f.path = ${path}
        and f.frontmatter -> ${MARK} is not null`),
  );
  return row;
}

/** How often a record is read again after an edit in between. */
const MAX_ATTEMPTS = 3;

/**
 * Removes what the Surveyor wrote from a record, of the very text that it was read from. A record that is gone, or has no
 * mark any more, has nothing to remove; one that cannot be edited or written has failed. Throws `UNAVAILABLE`.
 */
export async function cleanRecord(ctx: Context, path: string): Promise<"cleaned" | "nothing" | "failed"> {
  for (let attempt = 1; ; attempt += 1) {
    const record = await readMarked(ctx, path);
    if (!record) return "nothing";
    try {
      await editRecord(ctx, { path, ...cleaningOf(record), ifMatch: record.hash });
      return "cleaned";
    } catch (error) {
      if (!isOfOneRecord(error)) throw error;
      if (isCode(error, "NOT_FOUND")) return "nothing";
      if (isCode(error, "PRECONDITION_FAILED") && attempt < MAX_ATTEMPTS) {
        await reconcile(ctx);
        continue;
      }
      ctx.log.warn({ path, err: error }, "what the surveyor wrote was not removed");
      return "failed";
    }
  }
}

/** The edit that removes what the Surveyor wrote from a record, and its mark. */
function cleaningOf({ path, frontmatter, tags, related }: Marked) {
  const mark = readMark(frontmatter);
  const present = new Set(Array.isArray(frontmatter.related) ? frontmatter.related : []);
  const links = new Set(
    related.flatMap((other) => waysToLink(path, other).find((way) => present.has(way)) ?? []),
  );
  const set: Record<string, unknown[]> = {};
  const unset: string[] = [];
  for (const [field, own] of [
    ["tags", new Set(tags)],
    ["related", links],
  ] as const) {
    const rest = without(frontmatter[field], own);
    if (rest?.length === 0) unset.push(field);
    else if (rest) set[field] = rest;
  }
  if (mark.cluster !== undefined && frontmatter.cluster === mark.cluster) unset.push("cluster");
  return { set, unset: [...unset, MARK] };
}

/** A list without what the Surveyor added; null when nothing was. */
function without(value: unknown, own: ReadonlySet<string>): unknown[] | null {
  if (!Array.isArray(value) || own.size === 0) return null;
  const rest = value.filter((each) => typeof each !== "string" || !own.has(each));
  return rest.length === value.length ? null : rest;
}
