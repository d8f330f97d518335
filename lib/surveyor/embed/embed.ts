import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import {
  type Embedder,
  hashOfParts,
  keyOfSpace,
  localEmbeddersFor,
  partsOf,
  plainText,
  type RecordVectors,
  remoteEmbedder,
  storeVectors,
  TEXTS_PER_CALL,
  touchVectors,
} from "@/lib/embeddings";
import { NoModel } from "@/lib/gateway";
import { parseRecord } from "@/lib/vault";
import { surveyedRecords } from "../tables";
import { type StaleRecord, staleRecords, type VectorSource } from "./stale";

/** Records that are stored together; a crash repeats those that are not stored yet. */
const GROUP_SIZE = 128;
/** How long a step begins further groups: a worker finishes its step before it stops. */
const STEP_MS = 5_000;

export interface EmbedBatch {
  /** Records that were read. */
  records: number;
  embedded: number;
  /** Path of the last record. */
  last: string;
  /** What the next batch gets vectors from. */
  source: VectorSource;
  notes: string[];
}

export interface EmbedOptions {
  source: VectorSource;
  /** Path of the last record of the batch before. */
  after: string;
  /** Called before each group with the number of records before it. */
  report: (done: number) => Promise<void>;
}

interface Prepared extends StaleRecord {
  parts: string[];
  newHash: string;
}

/**
 * Embeds the next changed records. Null when there are no more. A file whose fields alone have changed keeps its vectors.
 * When the provider fails, what is left of this and the following batches is embedded locally; existing vectors are
 * kept. A group is embedded while the one before is stored.
 */
export async function embedBatch(
  ctx: Context,
  { source, after, report }: EmbedOptions,
): Promise<EmbedBatch | null> {
  const until = performance.now() + STEP_MS;
  const batch: EmbedBatch = { records: 0, embedded: 0, last: after, source, notes: [] };
  let stored = Promise.resolve();
  try {
    do {
      await report(batch.records);
      const records = await staleRecords(ctx, batch.source, { after: batch.last, limit: GROUP_SIZE });
      const last = records.at(-1);
      if (!last) break;
      const group = await embedGroup(ctx, batch.source, records);
      await stored;
      stored = ctx.db.tx((tx) => storeGroup(ctx, tx, group));
      // Whatever it throws is thrown where it is awaited.
      stored.catch(() => {});
      batch.records += records.length;
      batch.embedded += group.changed.length;
      batch.last = last.path;
      if (group.note === null) continue;
      batch.notes.push(group.note);
      batch.source = { kind: "degraded" };
    } while (performance.now() < until);
  } finally {
    await stored;
  }
  return batch.records > 0 ? batch : null;
}

interface EmbeddedGroup {
  changed: Prepared[];
  /** Those with the text that was embedded before. */
  same: Prepared[];
  vectors: RecordVectors[];
  note: string | null;
}

async function embedGroup(
  ctx: Context,
  source: VectorSource,
  records: readonly StaleRecord[],
): Promise<EmbeddedGroup> {
  const prepared = records.map(prepare);
  const isChanged = (each: Prepared) => each.newHash !== each.textHash || !each.isOfSource;
  const changed = prepared.filter(isChanged);
  const same = prepared.filter((each) => !isChanged(each));
  return { changed, same, ...(await embedAll(ctx, source, changed)) };
}

function prepare(record: StaleRecord): Prepared {
  const parts = partsOf(record.name, plainText(parseRecord(record.body).body));
  return { ...record, parts, newHash: hashOfParts(parts) };
}

async function embedAll(ctx: Context, source: VectorSource, records: readonly Prepared[]) {
  if (source.kind !== "router") return { vectors: await embedLocally(records), note: null };
  const embedder = remoteEmbedder(ctx, source.model);
  const vectors: RecordVectors[] = [];
  try {
    for (const some of callsOf(records))
      vectors.push(
        ...(await embedBy(
          some,
          some.map(() => embedder),
        )),
      );
    return { vectors, note: null };
  } catch (error) {
    if (!(error instanceof NoModel)) throw error;
    const note = `${error.message}; changed records were embedded locally instead of by ${source.model}`;
    // What the provider has embedded is paid for.
    const left = records.slice(vectors.length);
    return { vectors: [...vectors, ...(await embedLocally(left))], note };
  }
}

/** Records whose texts fit into one call of a provider; one with more texts is alone. */
function callsOf(records: readonly Prepared[]): Prepared[][] {
  const calls: Prepared[][] = [];
  let texts = TEXTS_PER_CALL;
  for (const record of records) {
    texts += record.parts.length;
    if (texts > TEXTS_PER_CALL) {
      calls.push([]);
      texts = record.parts.length;
    }
    calls.at(-1)?.push(record);
  }
  return calls;
}

const embedLocally = async (records: readonly Prepared[]): Promise<RecordVectors[]> =>
  embedBy(records, await localEmbeddersFor(records.map(({ parts }) => parts.slice(0, 4).join("\n"))));

/** Embeds each record by its embedder, in one call per embedder. */
async function embedBy(
  records: readonly Prepared[],
  embedders: readonly Embedder[],
): Promise<RecordVectors[]> {
  const vectors: RecordVectors[] = [];
  for (const embedder of new Map(embedders.map((each) => [keyOfSpace(each.space), each])).values()) {
    const own = records.filter((_, at) => embedders[at]?.space === embedder.space);
    const all = await embedder.embed(own.flatMap(({ parts }) => parts));
    let from = 0;
    for (const { path, parts } of own) {
      vectors.push({ path, space: embedder.space, vectors: all.slice(from, from + parts.length) });
      from += parts.length;
    }
  }
  return vectors;
}

async function updateFileHashes(ctx: Context, tx: Tx, records: readonly Prepared[]): Promise<void> {
  if (records.length === 0) return;
  const rows = JSON.stringify(records.map(({ path, fileHash }) => ({ path, hash: fileHash })));
  await tx.execute(sql`
    update surveyed_records s set file_hash = r.hash
    from json_to_recordset(${rows}::text::json) as r(path text, hash text)
    where s.account_id = ${ctx.account.id}::uuid and s.path = r.path`);
}

async function storeGroup(ctx: Context, tx: Tx, { changed, same, vectors }: EmbeddedGroup): Promise<void> {
  await updateFileHashes(ctx, tx, same);
  if (changed.length === 0) return;
  await storeVectors(ctx, tx, vectors);
  const spaces = new Map(vectors.map(({ path, space }) => [path, space]));
  const rows = changed.flatMap(({ path, fileHash, newHash }) => {
    const space = spaces.get(path);
    return space ? [{ accountId: ctx.account.id, path, fileHash, textHash: newHash, ...space }] : [];
  });
  await tx
    .insert(surveyedRecords)
    .values(rows)
    .onConflictDoUpdate({
      target: [surveyedRecords.accountId, surveyedRecords.path],
      set: {
        fileHash: sql`excluded.file_hash`,
        textHash: sql`excluded.text_hash`,
        engine: sql`excluded.engine`,
        model: sql`excluded.model`,
      },
    });
  await touchVectors(ctx, tx);
}
