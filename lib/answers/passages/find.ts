import { sql } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { dot, localEmbeddersFor, searchRecords } from "@/lib/embeddings";
import { contentWords } from "@/lib/language";
import { parseRecord, rankByAnyWord } from "@/lib/vault";
import type { Passage } from "../shapes";
import { passagesOf } from "./split";

const MAX_RECORDS = 8;
/** Passages of a record that are compared, and that are kept. */
const MAX_COMPARED = 8;
const MAX_OF_RECORD = 2;
const MAX_PASSAGES = 8;

/** The passages of the vault that are nearest to a question, best first. */
export async function findPassages(ctx: Context, question: string): Promise<Passage[]> {
  const paths = await recordsFor(ctx, question);
  const candidates = (await readBodies(ctx, paths)).flatMap(({ path, name, body }) =>
    likeliest(question, passagesOf(parseRecord(body).body)).map((text) => ({ path, name, text })),
  );
  const [embedder] = await localEmbeddersFor([question]);
  if (!embedder || candidates.length === 0) return [];
  const [asked, ...vectors] = await embedder.embed([
    question,
    ...candidates.map(({ name, text }) => `${name}\n${text}`),
  ]);
  const ranked = candidates
    .map((candidate, at) => ({ ...candidate, score: dot(asked ?? [], vectors[at] ?? []) }))
    .sort((a, b) => b.score - a.score);
  return ranked.filter(isAmongFirstOfRecord).slice(0, MAX_PASSAGES);
}

/** The passages of a long record with the most words of the question, wherever they are; otherwise its first ones. */
function likeliest(question: string, passages: readonly string[]): string[] {
  const asked = new Set(contentWords(question));
  const shared = (text: string): number => new Set(contentWords(text).filter((word) => asked.has(word))).size;
  return passages
    .map((text) => ({ text, shared: passages.length > MAX_COMPARED ? shared(text) : 0 }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_COMPARED)
    .map(({ text }) => text);
}

const isAmongFirstOfRecord = ({ path }: Passage, at: number, all: readonly Passage[]): boolean =>
  all.slice(0, at).filter((other) => other.path === path).length < MAX_OF_RECORD;

/** Before the first run of the surveyor, records are found by words only. */
async function recordsFor(ctx: Context, question: string): Promise<string[]> {
  try {
    const { results } = await searchRecords(ctx, { hybrid: question, limit: MAX_RECORDS });
    return results.map(({ path }) => path);
  } catch (error) {
    if (!(error instanceof KvError && error.code === "CONFLICT")) throw error;
    const hits = await rankByAnyWord(ctx, question, {});
    return hits.slice(0, MAX_RECORDS).map(({ path }) => path);
  }
}

interface Body extends Record<string, unknown> {
  path: string;
  name: string;
  body: string;
}

async function readBodies(ctx: Context, paths: readonly string[]): Promise<Body[]> {
  const rows = await ctx.db.tx((tx) =>
    tx.execute<Body>(sql`
      select f.path, f.name, t.body from vault_files f
      join vault_texts t on t.account_id = f.account_id and t.path = f.path
      where f.account_id = ${ctx.account.id}::uuid and f.kind = 'record'
      and f.path in (select json_array_elements_text(${JSON.stringify(paths)}::text::json))
      order by f.path`),
  );
  return [...rows];
}
