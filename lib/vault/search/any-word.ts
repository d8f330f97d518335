import { type SQL, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { quoted, textsWritten, tokenize } from "../indexing";
import { matching, type SearchFilters } from "./filters";
import { prepareToSearch } from "./planning";
import type { CompiledQuery } from "./query/compile";
import { MAX_RANKED_HITS } from "./ranking";

/** Words of a text that are searched; the rest of a long one is left out. */
const MAX_WORDS = 24;
/** Shorter words are not searched by their beginning. */
const MIN_PREFIX_LETTERS = 4;

/** Weights of body, headings, aliases and titles: rarer words count more than better places. */
const WEIGHTS = sql.raw("'{0.4, 0.6, 0.9, 1}'::float4[]");
/** Long texts count less: a rank is divided by 1 + the logarithm of their length. */
const BY_LENGTH = sql.raw("1");

export interface WordHit {
  path: string;
  score: number;
  /** The share of the words that the record has, from 0 to 1, rare words counting more. */
  coverage: number;
}

/**
 * The records with any of a text's words, best first: each word counts by how rare it is in the vault, and how often and where
 * a record has it, in the manner of BM25. At most 1,000 records.
 */
export async function rankByAnyWord(ctx: Context, text: string, filters: SearchFilters): Promise<WordHit[]> {
  const words = [...new Set(tokenize(text))].slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  await textsWritten(ctx);
  const found = sql.join(
    words.map((word, at) => hitsOf(ctx, at, word, filters)),
    sql` union all `,
  );
  const rows = await ctx.db.tx(async (tx) => {
    await prepareToSearch(tx);
    return tx.execute<WordHit & Record<string, unknown>>(sql`
        with found as materialized (${found}),
        vault as (
          select count(*) as total from vault_files where account_id = ${ctx.account.id}::uuid and kind = 'record'),
        rarity as (
          select word, ln(1 + (greatest(total - count(path), 0) + 0.5) / (count(path) + 0.5)) as weight
          from vault, generate_series(0, ${words.length - 1}) as word left join found using (word)
          group by word, total)
        select path, sum(rank * weight)::float8 as score,
          (sum(weight) / (select sum(weight) from rarity))::float8 as coverage
        from found join rarity using (word)
        group by path order by score desc, path limit ${MAX_RANKED_HITS}`);
  });
  return rows.map(({ path, score, coverage }) => ({
    path,
    score: Number(score),
    coverage: Number(coverage),
  }));
}

/** The records with a word, or, unless it is short, with one that begins with it. */
function hitsOf(ctx: Context, at: number, word: string, filters: SearchFilters): SQL {
  const indexed = word.length < MIN_PREFIX_LETTERS ? quoted(word) : `${quoted(word)}:*`;
  const query: CompiledQuery = {
    indexed,
    compared: [],
    words: [indexed],
    condition: null,
    anyWord: indexed,
    title: null,
    hasText: true,
    isOfFiles: false,
  };
  return sql`(
    select ${at}::int as word, f.path, ts_rank(${WEIGHTS}, t.words, ${indexed}::text::tsquery, ${BY_LENGTH}) as rank
    ${matching(ctx, filters, query)} limit ${MAX_RANKED_HITS})`;
}
