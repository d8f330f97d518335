import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { oneByOne } from "../indexing";
import { linksOf, stemKey } from "../links";
import { splitDocument } from "../record";
import { plainLine } from "./plain";

interface Row extends Record<string, unknown> {
  source: string;
  target: string;
  text: string;
}

const MAX_CHARACTERS = 240;

/** For each of the records that link to `path` from their text, the sentence around the first such link, as plain text. */
export async function findMentions(
  ctx: Context,
  tx: Tx,
  path: string,
  sources: readonly string[],
): Promise<Map<string, string>> {
  if (sources.length === 0) return new Map();
  const rows = await tx.execute<Row>(sql`
    select distinct on (l.source) l.source, l.target, t.body as text from vault_links l, ${oneByOne(sql`
      select body from vault_texts where account_id = ${ctx.account.id}::uuid and path = l.source`)} as t
    where l.account_id = ${ctx.account.id}::uuid and l.target_key = ${stemKey(path)}
    and l.target_path = ${path} and l.relation = 'body'
    and l.source in ${[...sources]}
    order by l.source, l.ordinal`);
  const mentions = rows.map(({ source, target, text }) => [source, mentionIn(text, target)] as const);
  return new Map(mentions.filter(([, mention]) => mention !== ""));
}

/** The sentence around the first link of the body to `target`, as the link names it; empty if there is none. */
export function mentionIn(text: string, target: string): string {
  const { bodyStart } = splitDocument(text);
  const link = linksOf(text).find((each) => each.from >= bodyStart && each.target === target);
  return link ? sentenceAt(text.slice(bodyStart), link.from - bodyStart) : "";
}

/** The sentence around a place in a text, as plain text. */
export function sentenceAt(text: string, at: number): string {
  const line = lineAround(text, at);
  const mention = plainLine(sentenceAround(line.text, at - line.start));
  return mention.length > MAX_CHARACTERS ? `${mention.slice(0, MAX_CHARACTERS).trimEnd()} …` : mention;
}

function lineAround(text: string, at: number): { start: number; text: string } {
  const start = text.lastIndexOf("\n", at) + 1;
  const end = text.indexOf("\n", at);
  return { start, text: text.slice(start, end < 0 ? undefined : end) };
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

function sentenceAround(line: string, at: number): string {
  if (line.length <= MAX_CHARACTERS) return line;
  const near = Math.max(0, at - 1_000);
  const found = segmenter.segment(line.slice(near, at + 1_000)).containing(at - near);
  return found?.segment ?? line;
}
