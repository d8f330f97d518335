import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { tagLexeme } from "@/lib/vault";
import type { Proposal } from "./relations";

/** The proposals without tags that the record has already: in its text, or as the parent of another. */
export async function withoutKnownTags(
  ctx: Context,
  tx: Tx,
  proposals: readonly Proposal[],
): Promise<Proposal[]> {
  const tags = proposals.filter(({ kind }) => kind === "tag");
  const paths = sql.param(tags.map(({ path }) => path));
  const lexemes = sql.param(tags.map(({ value }) => tagLexeme(value)));
  const known = await tx.execute<{ at: number }>(sql`
    select wanted.at::int as at
    from unnest(${paths}::text[], ${lexemes}::text[]) with ordinality as wanted(path, lexeme, at)
    join lateral (
      select words from vault_texts where account_id = ${ctx.account.id}::uuid and path = wanted.path offset 0) t
      on t.words @@ wanted.lexeme::tsquery`);
  const isKnown = new Set(known.map(({ at }) => tags[at - 1]));
  return proposals.filter((each) => !isKnown.has(each));
}
