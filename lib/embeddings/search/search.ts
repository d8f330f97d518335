import { sql } from "drizzle-orm";
import type { z } from "zod";
import { conflict, invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import {
  encodeCursor,
  hasWords,
  hitsOf,
  offsetOf,
  pathsWhere,
  rankByWords,
  type SearchResult,
  searchVault,
} from "@/lib/vault";
import { vectorIndex } from "../vectors/cache";
import { fuse, type Ranked } from "./fuse";
import { type SearchRecords, searchRecordsInput } from "./input";
import { nearestRecords } from "./nearest";
import { readMeaningQuery } from "./query";

/** `note`: why some records could not be searched by meaning; null when all could. */
export type RecordsFound = SearchResult & { note: string | null };

/**
 * Records that match all conditions. With `similar`, best first by meaning; with `q` as well, those that match its
 * words, ranked by both; with `hybrid`, those that match by words or by meaning, ranked by both.
 */
export async function searchRecords(
  ctx: Context,
  input: z.input<typeof searchRecordsInput>,
): Promise<RecordsFound> {
  const { similar, hybrid, ...wanted } = parse(searchRecordsInput, input);
  if (similar === undefined && hybrid === undefined)
    return { ...(await searchVault(ctx, wanted)), note: null };
  if (hybrid !== undefined && (similar !== undefined || wanted.q !== undefined))
    throw invalid("hybrid", "replaces q and similar: it searches one text by words and by meaning");
  const offset = wanted.cursor === undefined ? 0 : offsetOf(wanted.cursor);
  const { ranked, note } = await rank(ctx, { ...wanted, similar, hybrid });
  const page = ranked.slice(offset, offset + wanted.limit);
  const marked = { q: hybrid !== undefined && hasWords(hybrid) ? hybrid : wanted.q, grep: wanted.grep };
  return {
    results: await hitsOf(ctx, page, marked),
    count: ranked.length,
    next_cursor: ranked.length > offset + wanted.limit ? encodeCursor([String(offset + wanted.limit)]) : null,
    note,
  };
}

async function rank(ctx: Context, wanted: SearchRecords): Promise<{ ranked: Ranked[]; note: string | null }> {
  const { similar, hybrid, q } = wanted;
  const about =
    hybrid === undefined ? await readMeaningQuery(ctx, similar ?? "") : { path: null, texts: [hybrid] };
  // First, so that an invalid query is reported even before the first run of the Surveyor.
  const byWords = q === undefined ? null : await rankByWords(ctx, q, wanted);
  const spaces = await vectorIndex(ctx);
  await assertSurveyed(ctx, spaces.length);
  if (byWords) {
    const among = new Set(byWords.map(({ path }) => path));
    const { near, note } = await nearestRecords(ctx, spaces, about, {
      counts: (path) => among.has(path),
      least: -1,
    });
    return { ranked: fuse([byWords, near]), note };
  }
  const { near, note } = await nearestRecords(ctx, spaces, about, { counts: await filterOf(ctx, wanted) });
  if (hybrid === undefined) return { ranked: near, note };
  const words = hasWords(hybrid) ? await rankByWords(ctx, hybrid, wanted) : [];
  return { ranked: fuse([words, near]), note };
}

async function filterOf(
  ctx: Context,
  wanted: SearchRecords,
): Promise<((path: string) => boolean) | undefined> {
  const { grep, glob, type, status, tag } = wanted;
  if ([grep, glob, type, status, tag].every((each) => each === undefined)) return undefined;
  const paths = new Set(await pathsWhere(ctx, wanted));
  return (path) => paths.has(path);
}

/** Throws `CONFLICT` before the first run of the Surveyor, which is different from an empty result. */
async function assertSurveyed(ctx: Context, spaces: number): Promise<void> {
  if (spaces > 0) return;
  const [row] = await ctx.db.tx((tx) =>
    tx.execute(sql`select 1 from surveys where account_id = ${ctx.account.id}::uuid limit 1`),
  );
  if (row) return;
  throw conflict(
    "The Surveyor has not run yet, so this vault cannot be searched by meaning: " +
      "start it with POST /workers/surveyor/run, or with “Run now” on the page Clusters",
  );
}
