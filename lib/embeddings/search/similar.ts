import type { Context } from "@/lib/db";
import { hitsOf, type SearchHit } from "@/lib/vault";
import { vectorIndex } from "../vectors/cache";
import { nearestRecords } from "./nearest";
import { readMeaningQuery } from "./query";

/** Higher than for a search: a list of similar records should have no weak ones. */
const MIN_SCORE = 0.2;

/** The records most similar to one, best first; null when it is not embedded yet. Computes no embeddings. */
export async function similarRecords(
  ctx: Context,
  { path, limit }: { path: string; limit: number },
): Promise<SearchHit[] | null> {
  const spaces = (await vectorIndex(ctx)).filter((space) => space.vectorOf(path) !== null);
  if (spaces.length === 0) return null;
  const { near } = await nearestRecords(ctx, spaces, await readMeaningQuery(ctx, path), { least: MIN_SCORE });
  return hitsOf(ctx, near.slice(0, limit), {});
}
