import { sql } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { dot, localEmbeddersFor, searchRecords } from "@/lib/embeddings";
import { parseRecord, rankByAnyWord } from "@/lib/vault";
import type { Passage } from "../shapes";
import { likeliest } from "./likeliest";
import { passagesOf } from "./split";

const MAX_RECORDS = 8;
/** Passages of a record that are kept. */
const MAX_OF_RECORD = 2;
const MAX_PASSAGES = 8;

/** The passages of the vault that are nearest to a question, best first. */
export async function findPassages(ctx: Context, question: string): Promise<Passage[]> {
  const paths = await recordsFor(ctx, question);
  const candidates: Omit<Passage, "score">[] = [];
  for (const { path, name, body } of await readBodies(ctx, paths)) {
    const texts = await likeliest(question, passagesOf(parseRecord(body).body));
    candidates.push(...texts.map((text) => ({ path, name, text })));
  }
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
