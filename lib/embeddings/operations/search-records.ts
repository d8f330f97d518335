import { sql } from "drizzle-orm";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { conflict, invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import {
  hasText,
  hitsOf,
  parseQuery,
  pathsWhere,
  type Query,
  qualifiersOf,
  rankByAnyWord,
  rankByWords,
  searchPage,
  searchVault,
  textOf,
} from "@/lib/vault";
import { fuse, type Ranked } from "../search/fuse";
import { type SearchRecords, searchRecordsInput } from "../search/input";
import { nearestRecords } from "../search/nearest";
import { pageOfRanking } from "../search/page";
import { readMeaningQuery } from "../search/query";
import { contentWords } from "../search/words";
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
 * words, ranked by both; with `hybrid`, those that have any of its words or are near in
 * meaning, ranked by both.
 */
export const searchRecords = defineOperation({
  id: "searchVault",
  http: { method: "GET", path: "/vault/search" },
  tag: "Search",
  summary: "Search records by text, by filters and by meaning",
  description:
    "A title that equals or begins with `q` comes first, then aliases, headings and the body; equal hits by recency. At most 1,000 hits of each kind are ranked. Without `q` records are sorted by path. `similar` ranks by meaning: with `q`, among the records that contain its words, by both rankings. `hybrid` returns records that have any of its words or are near in meaning, ranked by both. Before the first run of the surveyor, `similar` and `hybrid` are 409.",
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
        hints: [],
        note: null,
      },
    },
  ],
  run: async (ctx, input) => {
    const { similar, hybrid, ...wanted } = input;
    if (similar === undefined && hybrid === undefined)
      return { ...(await searchVault(ctx, wanted)), note: null };
    if (hybrid !== undefined && (similar !== undefined || wanted.q !== undefined))
      throw invalid("hybrid", "replaces q and similar: it searches one text by words and by meaning");
    // What the index has of a vault that is away may be out of date.
    await assertVaultRoot(ctx);
    const query = readQuery(hybrid ?? wanted.q);
    const { ranked, note } = await rank(ctx, { ...wanted, similar, hybrid }, query);
    const { page, next } = pageOfRanking(ranked, input);
    return {
      results: await hitsOf(ctx, page, { query, grep: wanted.grep }),
      count: ranked.length,
      next_cursor: next,
      hints: [...(query?.hints ?? [])],
      note,
    };
  },
});

const readQuery = (q: string | undefined): Query | null => (q === undefined ? null : parseQuery(q));

interface Ranking {
  ranked: Ranked[];
  note: string | null;
}

async function rank(ctx: Context, wanted: SearchRecords, query: Query | null): Promise<Ranking> {
  const { similar, hybrid } = wanted;
  // Read first, so that an invalid path is reported even before the first run of the Surveyor.
  const about =
    similar === undefined
      ? { path: null, texts: [(query && textOf(query)) || (hybrid ?? "")] }
      : await readMeaningQuery(ctx, similar);
  const spaces = await vectorIndex(ctx);
  await assertSurveyed(ctx, spaces.length);
  if (query && hybrid === undefined) {
    const byWords = await rankByWords(ctx, query, wanted);
    const among = new Set(byWords.map(({ path }) => path));
    const counts = (path: string) => among.has(path);
    const { near, note } = await nearestRecords(ctx, spaces, about, { counts, least: -1 });
    return { ranked: fuse([byWords, near]), note };
  }
  const counts = await filterOf(ctx, wanted, query && qualifiersOf(query));
  const words = query && hasText(query) ? await rankByAnyWord(ctx, contentWords(textOf(query)), wanted) : [];
  const isUnknown = about.path === null && words.length === 0 && !(await knowsAny(ctx, about.texts));
  const { near, note } = await nearestRecords(ctx, spaces, about, { counts, isUnknown });
  if (!query) return { ranked: near, note };
  const counted = words.filter(({ path }) => counts?.(path) ?? true);
  // Ranks differ by little: at full weight, one common word of a question would beat the nearest in meaning.
  const byWords = counted.map(({ path, score, coverage }) => ({ path, score, weight: coverage ** 3 }));
  return { ranked: fuse([byWords, near]), note };
}

/** Whether any word of these texts is in the vault. */
const knowsAny = async (ctx: Context, texts: readonly string[]): Promise<boolean> =>
  (await rankByAnyWord(ctx, contentWords(texts.join(" ")), {})).length > 0;

async function filterOf(
  ctx: Context,
  wanted: SearchRecords,
  qualifiers: Query | null,
): Promise<((path: string) => boolean) | undefined> {
  const { grep, glob, type, status, tag } = wanted;
  if (!qualifiers && [grep, glob, type, status, tag].every((each) => each === undefined)) return undefined;
  const paths = new Set(await pathsWhere(ctx, wanted, qualifiers));
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
