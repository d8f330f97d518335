import type { Context } from "@/lib/db";
import { hitsOf, type SearchHit } from "@/lib/vault";
import { vectorIndex } from "../vectors/held";
import { readAbout } from "./about";
import { nearestRecords } from "./nearest";

/** For a list beside a record, alike means more than for a search. */
const LEAST = 0.2;

/**
 * The records most like one, best first; null when it was not surveyed yet. Compares what is known, and embeds nothing.
 */
export async function similarRecords(
  ctx: Context,
  { path, limit }: { path: string; limit: number },
): Promise<SearchHit[] | null> {
  const spaces = (await vectorIndex(ctx)).filter((space) => space.vectorOf(path) !== null);
  if (spaces.length === 0) return null;
  const { near } = await nearestRecords(ctx, spaces, await readAbout(ctx, path), { least: LEAST });
  return hitsOf(ctx, near.slice(0, limit), {});
}
