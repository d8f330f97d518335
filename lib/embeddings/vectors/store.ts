import { eq, inArray, sql } from "drizzle-orm";
import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import { keyOfSpace, type Space } from "../engines/space";
import { embeddings, surveyorState } from "../tables";

/** A record's vectors, one per part. */
export interface RecordVectors {
  path: string;
  space: Space;
  vectors: readonly Float32Array[];
}

/** A `real` has seven digits. */
const rounded = (vector: Float32Array): number[] =>
  Array.from(vector, (value) => Math.round(value * 1e7) / 1e7);

/** Rows of one statement, which has at most 65,535 parameters. */
const INSERTED_ROWS = 5_000;

/** Replaces the vectors of the records. */
export async function storeVectors(ctx: Context, tx: Tx, records: readonly RecordVectors[]): Promise<void> {
  await deleteVectors(
    ctx,
    tx,
    records.map(({ path }) => path),
  );
  const rows = records.flatMap(({ path, space, vectors }) =>
    vectors.map((vector, part) => ({
      accountId: ctx.account.id,
      path,
      part,
      engine: space.engine,
      model: space.model,
      vector: rounded(vector),
    })),
  );
  for (const batch of batchesOf(rows, INSERTED_ROWS)) await tx.insert(embeddings).values(batch);
}

async function deleteVectors(ctx: Context, tx: Tx, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await tx
    .delete(embeddings)
    .where(sql`${eq(embeddings.accountId, ctx.account.id)} and ${inArray(embeddings.path, [...paths])}`);
}

/** Invalidates the cached vectors of all processes. */
export async function touchVectors(ctx: Context, tx: Tx): Promise<void> {
  await tx
    .insert(surveyorState)
    .values({ accountId: ctx.account.id, version: 1 })
    .onConflictDoUpdate({
      target: surveyorState.accountId,
      set: { version: sql`${surveyorState.version} + 1` },
    });
}

export async function versionOfVectors(ctx: Context, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ version: surveyorState.version })
    .from(surveyorState)
    .where(eq(surveyorState.accountId, ctx.account.id));
  return row?.version ?? 0;
}

export interface StoredVector {
  path: string;
  part: number;
  engine: Space["engine"];
  model: string;
  vector: Float32Array;
}

interface Row extends Record<string, unknown> {
  path: string;
  part: number;
  engine: Space["engine"];
  model: string;
  bytes: Buffer;
}

/** Rows whose bytes, twice the size of their vectors, are in memory at once. */
const FETCHED_ROWS = 500;

/** How many vectors the account has of each space, by `keyOfSpace`. */
export async function countVectors(ctx: Context, tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.execute<{ engine: Space["engine"]; model: string; count: number }>(sql`
    select engine, model, count(*)::int as count from embeddings
    where account_id = ${ctx.account.id}::uuid group by engine, model`);
  return new Map(rows.map((row) => [keyOfSpace(row), row.count]));
}

/** All vectors of the account, by space, path and part. Reads Postgres' binary format, ten times faster than text. */
export async function* readVectors(ctx: Context, tx: Tx): AsyncGenerator<StoredVector> {
  await tx.execute(sql`
    declare vectors no scroll cursor for
    select path, part, engine, model, array_send(vector) as bytes from embeddings
    where account_id = ${ctx.account.id}::uuid order by engine, model, path, part`);
  for (let more = true; more; ) {
    const rows = await tx.execute<Row>(sql`fetch ${sql.raw(String(FETCHED_ROWS))} from vectors`);
    for (const { bytes, ...row } of rows) yield { ...row, part: Number(row.part), vector: realsOf(bytes) };
    more = rows.length === FETCHED_ROWS;
  }
  await tx.execute(sql`close vectors`);
}

/** Dimensions, flags, type; then length and lower bound of the only dimension; then each number after its size. */
const HEADER = 20;
const LENGTH_AT = 12;
const ELEMENT_SIZE = 8;

function realsOf(bytes: Buffer): Float32Array {
  const vector = new Float32Array(bytes.length > HEADER ? bytes.readInt32BE(LENGTH_AT) : 0);
  for (let at = 0; at < vector.length; at += 1)
    vector[at] = bytes.readFloatBE(HEADER + at * ELEMENT_SIZE + 4);
  return vector;
}
