import { sql } from "drizzle-orm";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { defineOperation, noInput } from "@/lib/operation";
import { tags } from "../overview-shapes";

interface TagRow extends Record<string, unknown> {
  tag: string;
  count: string;
}

/** The tags of fields and bodies, which the search text of each record has. */
export const listTags = defineOperation({
  id: "listTags",
  http: { method: "GET", path: "/vault/tags" },
  tag: "Search",
  summary: "All tags with the number of their records",
  description:
    "Tags of fields and of bodies, in lower case, the most used first. A tag counts the records of those below it, too: " +
    "`area` those of `area/home`.",
  input: noInput,
  output: tags,
  examples: [
    {
      output: {
        tags: [
          { tag: "supplier", count: 12 },
          { tag: "area/home", count: 3 },
        ],
      },
    },
  ],
  run: async (ctx) => {
    await assertVaultRoot(ctx);
    const rows = await ctx.db.tx((tx) =>
      tx.execute<TagRow>(sql`
        select substr(lexeme, 2) as tag, count(*) as count from (${lexemes(ctx)}) as word
        where lexeme collate "C" > '#' and lexeme collate "C" < '$'
        group by 1 order by count(*) desc, 1`),
    );
    return { tags: rows.map(({ tag, count }) => ({ tag, count: Number(count) })) };
  },
});

/** Those of all texts with tags, as an array: unnested as a vector, with positions and weights, they take five times as long. */
const lexemes = (ctx: Context) => sql`
  select unnest(tsvector_to_array(t.words)) as lexeme from vault_texts t
  where t.account_id = ${ctx.account.id}::uuid and t.words @@ ${"'#':*"}::text::tsquery`;
