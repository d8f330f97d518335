import { Turns } from "@/lib/core/turns";
import { Marks } from "./marks";
import { plainLine } from "./plain";
import { wantedTexts } from "./query/compile";
import type { Query } from "./query/parse";
import { plainSnippet, snippetOf } from "./snippet";

interface Hit {
  preview: string;
  body: string | null;
}

/** A snippet for each hit, with what was searched for marked. Not within a transaction, since long texts take a while. */
export async function makeSnippets(
  hits: readonly Hit[],
  { query = null, grep }: { query?: Query | null; grep?: string },
): Promise<string[]> {
  const marks = new Marks(query ? wantedTexts(query) : [], grep === undefined ? [] : [grep]);
  const turns = new Turns();
  const snippets: string[] = [];
  for (const { preview, body } of hits) {
    snippets.push(
      marks.isEmpty || body === null
        ? plainSnippet(plainLine(preview))
        : await snippetOf(body, marks, turns, { raw: grep !== undefined }),
    );
    await turns.next();
  }
  return snippets;
}
