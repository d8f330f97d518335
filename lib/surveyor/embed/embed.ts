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

/** Records of a step; small, since a worker finishes its step before it stops. */
const BATCH_SIZE = 512;

export interface EmbedBatch {
  embedded: number;
  /** Records still to be embedded. */
  left: number;
  /** What the next step gets vectors from. */
  source: VectorSource;
  note: string | null;
}

interface Prepared extends StaleRecord {
  parts: string[];
  newHash: string;
}

/**
 * Embeds a batch of changed records. A file whose fields alone have changed keeps its vectors. When the provider
 * fails, what is left of this and the following batches is embedded locally; existing vectors are kept.
 */
export async function embedBatch(ctx: Context, source: VectorSource): Promise<EmbedBatch> {
  const { records, count } = await staleRecords(ctx, source, BATCH_SIZE);
  const prepared = records.map(prepare);
  const changed = prepared.filter((each) => each.newHash !== each.textHash || !each.isOfSource);
  const same = prepared.filter((each) => !changed.includes(each));
  const { vectors, note } = await embedAll(ctx, source, changed);
  await ctx.db.tx(async (tx) => {
    await updateFileHashes(ctx, tx, same);
    await store(ctx, tx, changed, vectors);
  });
  return {
    embedded: changed.length,
    left: count - records.length,
    source: note === null ? source : { kind: "degraded" },
    note,
  };
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

async function store(
  ctx: Context,
  tx: Tx,
  records: readonly Prepared[],
  vectors: readonly RecordVectors[],
): Promise<void> {
  if (records.length === 0) return;
  await storeVectors(ctx, tx, vectors);
  const spaces = new Map(vectors.map(({ path, space }) => [path, space]));
  const rows = records.flatMap(({ path, fileHash, newHash }) => {
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
