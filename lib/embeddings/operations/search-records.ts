import { sql } from "drizzle-orm";
import { z } from "zod";
import { conflict, invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import {
  encodeCursor,
  hasWords,
  hitsOf,
  offsetOf,
  pathsWhere,
  rankByWords,
  searchPage,
  searchVault,
} from "@/lib/vault";
import { fuse, type Ranked } from "../search/fuse";
import { type SearchRecords, searchRecordsInput } from "../search/input";
import { nearestRecords } from "../search/nearest";
import { readMeaningQuery } from "../search/query";
import { vectorIndex } from "../vectors/cache";

const output = searchPage.extend({
  note: z
    .string()
    .nullable()
    .meta({ description: "Why some records could not be searched by meaning; null when all could" }),
});

export type RecordsFound = z.output<typeof output>;

/**
 * Records that match all conditions. With `similar`, best first by meaning; with `q` as well, those that match its
 * words, ranked by both; with `hybrid`, those that match by words or by meaning, ranked by both.
 */
export const searchRecords = defineOperation({
  id: "searchVault",
  http: { method: "GET", path: "/vault/search" },
  tag: "Vault",
  summary: "Search records by text, by filters and by meaning",
  description:
    "Full text is ranked over at most 1,000 hits; without `q` records are sorted by path. `similar` ranks by meaning: with `q`, among the records that contain its words, by both rankings. `hybrid` returns records that match by words or by meaning. A search by meaning before the first run of the surveyor is 409; `note` says when some records could not be compared.",
  input: searchRecordsInput,
  output,
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      input: { q: "trade fair", type: "person" },
      output: {
        results: [
          {
            path: "person/Alice Chen.md",
            name: "Alice Chen",
            type: "person",
            status: null,
            snippet: "Met at the <mark>trade</mark> <mark>fair</mark>.",
            score: 0.09910322,
          },
        ],
        count: 1,
        next_cursor: null,
        note: null,
      },
    },
  ],
  run: async (ctx, { similar, hybrid, ...wanted }) => {
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
      next_cursor:
        ranked.length > offset + wanted.limit ? encodeCursor([String(offset + wanted.limit)]) : null,
      note,
    };
  },
});

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
