import type { Context } from "@/lib/db";
import { NoModel } from "@/lib/gateway";
import { languageOf } from "@/lib/language";
import { recordsAmong } from "@/lib/vault";
import { embedderOf } from "../engines/embedders";
import { localEmbeddersFor } from "../engines/local";
import type { EngineName } from "../engines/space";
import { meanOf } from "../engines/vector";
import type { NearRecord, SpaceIndex } from "../vectors/space-index";
import type { MeaningQuery } from "./query";

/** Maximum results of a search by meaning. */
const MAX_RESULTS = 1_000;
/** Minimum cosine of a result: that of unrelated English texts is around 0, and below 0.2 for 19 of 20 pairs. */
const MIN_SCORE = 0.1;
/**
 * The same for a text without any word of the vault: the English model puts a word that it does not know, such as `asdkjh`, as near
 * to names as this.
 */
const MIN_SCORE_OF_UNKNOWN = 0.32;
/** What standard scores count in the spaces of other languages than the question's. */
const FOREIGN_WEIGHT = 0.5;

export interface NearRecords {
  near: NearRecord[];
  /** Why some records could not be compared; null when all were. */
  note: string | null;
}

/**
 * The records nearest in meaning, best first. Each space is searched with a vector of its engine. Scores of different
 * spaces cannot be compared, so with several spaces records are sorted by their standard score within the space, which
 * counts less where the space is of another language than the question.
 * `isUnknown`: no word of the question is in the vault.
 */
export async function nearestRecords(
  ctx: Context,
  spaces: readonly SpaceIndex[],
  about: MeaningQuery,
  {
    counts,
    least = MIN_SCORE,
    isUnknown = false,
  }: { counts?: (path: string) => boolean; least?: number; isUnknown?: boolean } = {},
): Promise<NearRecords> {
  const found: (NearRecord & { zScore: number })[] = [];
  let note: string | null = null;
  const own = spaces.length > 1 && about.path === null ? await engineFor(about.texts) : null;
  for (const space of spaces) {
    const query = await queryIn(ctx, space, about).catch((error: unknown) => {
      if (!(error instanceof NoModel)) throw error;
      note = `Records embedded by ${space.space.model} were not compared: ${error.message}`;
      return null;
    });
    if (!query) continue;
    const { mean, deviation } = space.spread(query);
    const isForeign = own !== null && space.space.engine !== "router" && space.space.engine !== own;
    const scale = (isForeign ? FOREIGN_WEIGHT : 1) / (deviation || 1);
    const near = await space.nearest(
      query,
      MAX_RESULTS,
      (path) => path !== about.path && (counts?.(path) ?? true),
    );
    const minimum = isUnknown && space.space.engine === "local" ? MIN_SCORE_OF_UNKNOWN : least;
    for (const each of near)
      if (each.score >= minimum) found.push({ ...each, zScore: (each.score - mean) * scale });
  }
  const key = spaces.length > 1 ? "zScore" : "score";
  const near = counts ? found : await present(ctx, found);
  near.sort((a, b) => b[key] - a[key] || (a.path < b.path ? -1 : 1));
  return { near: near.slice(0, MAX_RESULTS).map(({ path, score }) => ({ path, score })), note };
}

/** Vectors of records that were deleted or moved stay until the next run of the Surveyor. */
async function present<N extends NearRecord>(ctx: Context, near: readonly N[]): Promise<N[]> {
  const records = await recordsAmong(
    ctx,
    near.map(({ path }) => path),
  );
  return near.filter(({ path }) => records.has(path));
}

/** The local engine for the language of a question; short questions give little to detect it by. */
async function engineFor(texts: readonly string[]): Promise<EngineName | null> {
  const [text = ""] = texts;
  if (languageOf(text)) return "ngrams";
  const [embedder] = await localEmbeddersFor([text]);
  return embedder?.space.engine ?? null;
}

async function queryIn(ctx: Context, space: SpaceIndex, about: MeaningQuery): Promise<Float32Array | null> {
  const known = about.path === null ? null : space.vectorOf(about.path);
  if (known) return known;
  const embedder = await embedderOf(ctx, space.space);
  const vectors = (await embedder?.embed(about.texts)) ?? [];
  const usable = vectors.filter((vector) => vector.length === space.dimensions);
  return usable.length === 0 ? null : meanOf(usable.map((vector) => space.centred(vector)));
}
