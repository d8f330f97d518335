import { batchesOf } from "@/lib/core/batches";
import type { Context } from "@/lib/db";
import { embedByModel } from "@/lib/gateway";
import { localEmbedder } from "./local";
import type { Embedder, Space } from "./space";
import { normalize } from "./vector";

/** Texts per call of a provider. */
export const TEXTS_PER_CALL = 64;

/** A remote model, through the gateway. Throws `NoModel`. */
export const remoteEmbedder = (ctx: Context, model: string): Embedder => ({
  space: { engine: "router", model },
  embed: async (texts) => {
    const vectors: Float32Array[] = [];
    for (const some of batchesOf(texts, TEXTS_PER_CALL)) {
      const answered = await embedByModel(ctx, model, some);
      vectors.push(...answered.map((vector) => normalize(Float32Array.from(vector))));
    }
    return vectors;
  },
});

/** The embedder of a space; null for a local one of another version, or that this system cannot run. */
export const embedderOf = async (ctx: Context, space: Space): Promise<Embedder | null> =>
  space.engine === "router" ? remoteEmbedder(ctx, space.model) : localEmbedder(space);
