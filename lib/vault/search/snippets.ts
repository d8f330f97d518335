import { sql } from "drizzle-orm";
import { Turns } from "@/lib/core/turns";
import type { Context, Tx } from "@/lib/db";
import { Marks } from "./marks";
import { plainLine } from "./plain";
import { wantedTexts } from "./query/compile";
import type { Query } from "./query/parse";
import { plainSnippet, snippetOf } from "./snippet";

interface Hit {
  path: string;
  preview: string;
}

/**
 * Reads the texts of the hits, and returns what makes a snippet for each, with what was searched for marked: to be called
 * after the transaction, since long texts take a while.
 */
export async function prepareSnippets(
  ctx: Context,
  tx: Tx,
  hits: readonly Hit[],
  { query = null, grep }: { query?: Query | null; grep?: string },
): Promise<() => Promise<string[]>> {
  const marks = new Marks(query ? wantedTexts(query) : [], grep === undefined ? [] : [grep]);
  const texts = marks.isEmpty ? null : await readTexts(ctx, tx, hits);
  return async () => {
    const turns = new Turns();
    const snippets: string[] = [];
    for (const { path, preview } of hits) {
      const text = texts?.get(path);
      snippets.push(
        text === undefined
          ? plainSnippet(plainLine(preview))
          : await snippetOf(text, marks, turns, { raw: grep !== undefined }),
      );
      await turns.next();
    }
    return snippets;
  };
}

async function readTexts(ctx: Context, tx: Tx, hits: readonly Hit[]): Promise<Map<string, string>> {
  if (hits.length === 0) return new Map();
  const paths = JSON.stringify(hits.map(({ path }) => path));
  const rows = await tx.execute<{ path: string; body: string }>(sql`
    select path, body from vault_texts where account_id = ${ctx.account.id}::uuid
    and path in (select json_array_elements_text(${paths}::text::json))`);
  return new Map(rows.map(({ path, body }) => [path, body]));
}
