import type { Context } from "@/lib/db";
import { hashOfParts, localSpaces, partsOf, plainText, storeVectors, touchVectors } from "@/lib/embeddings";
import { staleRecords } from "@/lib/surveyor/embed/stale";
import { surveyedRecords } from "@/lib/surveyor/tables";
import { parseRecord } from "@/lib/vault";
import { Dice } from "../vault/dice";
import { TOPICS } from "./topics";

/** As many numbers as the local engine gives. */
const DIMENSIONS = 896;
/** How far the vectors of a topic are from its center; a cosine of two is then about 0.2. */
const SPREAD = 2;
const BATCH_SIZE = 2_000;
const NUMBER = /(\d+)\.md$/;

/** Gives each record of a planted vault a vector near that of its topic, as if it had been embedded. */
export async function plantVectors(ctx: Context): Promise<void> {
  const dice = new Dice("vectors");
  const centers = TOPICS.map(() => Float32Array.from({ length: DIMENSIONS }, () => dice.next() - 0.5));
  const [space] = await localSpaces();
  if (!space) throw new Error("There is no local engine");
  for (;;) {
    const records = await staleRecords(ctx, { kind: "local" }, { after: "", limit: BATCH_SIZE });
    if (records.length === 0) return;
    const planted = records.map((record) => {
      const center = centers[Number(NUMBER.exec(record.path)?.[1]) % TOPICS.length] ?? new Float32Array();
      const vector = unit(center.map((value) => value + SPREAD * (dice.next() - 0.5)));
      const parts = partsOf(record.name, plainText(parseRecord(record.body).body));
      return { ...record, textHash: hashOfParts(parts), vectors: parts.map(() => vector) };
    });
    await ctx.db.tx(async (tx) => {
      await storeVectors(
        ctx,
        tx,
        planted.map(({ path, vectors }) => ({ path, space, vectors })),
      );
      const own = { accountId: ctx.account.id, ...space };
      await tx
        .insert(surveyedRecords)
        .values(planted.map(({ path, fileHash, textHash }) => ({ ...own, path, fileHash, textHash })));
      await touchVectors(ctx, tx);
    });
  }
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => value / length);
}
