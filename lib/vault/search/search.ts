import type { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { textsWritten } from "../indexing";
import type { SearchResult } from "../page-shapes";
import { searchVaultInput } from "./filters";
import { readHits } from "./page";
import { compileQuery } from "./query/compile";
import { parseQuery } from "./query/parse";
import { makeSnippets } from "./snippets";
import { unsearchedHints } from "./unsearched";

/**
 * Records that meet all of the conditions: best first when `q` has words, the last changed first when it has qualifiers
 * only, else by path.
 */
export async function searchVault(
  ctx: Context,
  input: z.input<typeof searchVaultInput>,
): Promise<SearchResult> {
  await assertVaultRoot(ctx);
  await textsWritten(ctx);
  const wanted = parse(searchVaultInput, input);
  const query = wanted.q === undefined ? null : parseQuery(wanted.q);
  const [page, unsearched] = await ctx.db.read((tx) =>
    Promise.all([
      readHits(ctx, tx, wanted, query && compileQuery(query)),
      isOfText(wanted) ? unsearchedHints(ctx, tx) : [],
    ]),
  );
  const snippets = await makeSnippets(page.rows, { query, grep: wanted.grep });
  return {
    results: page.rows.map(({ path, name, type, status, score }, at) => ({
      path,
      name,
      type,
      status,
      snippet: snippets[at] ?? "",
      score: Number(score),
    })),
    count: page.total,
    next_cursor: page.next,
    hints: [...(query?.hints ?? []), ...unsearched],
  };
}

const isOfText = ({ q, grep, tag }: z.output<typeof searchVaultInput>): boolean =>
  [q, grep, tag].some((asked) => asked !== undefined);
