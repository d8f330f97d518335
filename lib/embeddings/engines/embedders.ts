import type { Context } from "@/lib/db";
import { embedByModel } from "@/lib/gateway";
import { threads } from "../threads/pool";
import { type Embedder, ENGLISH, LOCAL_DIMENSIONS, NGRAMS, type Space } from "./space";
import { normalize, vectorsOf } from "./vector";

/** Texts per task, so that all threads have work. */
const BATCH_SIZE = 32;
/** Texts per call of a provider. */
const REMOTE_BATCH_SIZE = 64;

const local = (space: Space, task: "english" | "ngrams"): Embedder => ({
  space,
  embed: async (texts) => {
    const flat = await inBatches(texts, BATCH_SIZE, (some) => threads().run(task, { texts: some }));
    return flat.flatMap((each) => vectorsOf(each, LOCAL_DIMENSIONS));
  },
});

export const englishEmbedder = local(ENGLISH, "english");
export const ngramEmbedder = local(NGRAMS, "ngrams");

/** A remote model, through the gateway. Throws `NoModel`. */
export const remoteEmbedder = (ctx: Context, model: string): Embedder => ({
  space: { engine: "router", model },
  embed: async (texts) => {
    const vectors: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += REMOTE_BATCH_SIZE) {
      const some = await embedByModel(ctx, model, texts.slice(from, from + REMOTE_BATCH_SIZE));
      vectors.push(...some.map((vector) => normalize(Float32Array.from(vector))));
    }
    return vectors;
  },
});

/** The embedder of a space. */
export function embedderOf(ctx: Context, space: Space): Embedder {
  if (space.engine === "router") return remoteEmbedder(ctx, space.model);
  return space.engine === "ngrams" ? ngramEmbedder : englishEmbedder;
}

/** For each text, the local engine for its language. */
export async function localEmbeddersFor(texts: readonly string[]): Promise<Embedder[]> {
  const areEnglish = await inBatches(texts, BATCH_SIZE, (some) =>
    threads().run("languages", { texts: some }),
  );
  return areEnglish.flat().map((isEnglish) => (isEnglish ? englishEmbedder : ngramEmbedder));
}

function inBatches<T>(
  texts: readonly string[],
  size: number,
  work: (some: string[]) => Promise<T>,
): Promise<T[]> {
  const batches: Promise<T>[] = [];
  for (let from = 0; from < texts.length; from += size) batches.push(work(texts.slice(from, from + size)));
  return Promise.all(batches);
}
