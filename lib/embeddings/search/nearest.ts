import type { Context } from "@/lib/db";
import { NoModel } from "@/lib/gateway";
import { embedderOf } from "../engines/embedders";
import { meanOf } from "../engines/vector";
import type { Near, SpaceIndex } from "../vectors/space-index";
import type { About } from "./about";

/** What a search by meaning looks through at most. */
const MOST = 1_000;
/** Less alike than this is not alike: unrelated English texts lie around 0, and 19 of 20 pairs below 0.2. */
const LEAST = 0.1;

export interface NearRecords {
  near: Near[];
  /** Why some records could not be compared; null when all were. */
  note: string | null;
}

/**
 * The records nearest in meaning, best first. Each space is searched with a vector of its own engine; where there are
 * several, a record comes the earlier the more it stands out in its space, since their scores cannot be compared.
 */
export async function nearestRecords(
  ctx: Context,
  spaces: readonly SpaceIndex[],
  about: About,
  { counts, least = LEAST }: { counts?: (path: string) => boolean; least?: number } = {},
): Promise<NearRecords> {
  const found: (Near & { standing: number })[] = [];
  let note: string | null = null;
  for (const space of spaces) {
    const query = await queryIn(ctx, space, about).catch((error: unknown) => {
      if (!(error instanceof NoModel)) throw error;
      note = `Records embedded by ${space.space.model} were not compared: ${error.message}`;
      return null;
    });
    if (!query) continue;
    const { mean, deviation } = space.spread(query);
    const near = await space.nearest(query, MOST, (path) => path !== about.path && (counts?.(path) ?? true));
    for (const each of near)
      if (each.score >= least) found.push({ ...each, standing: (each.score - mean) / (deviation || 1) });
  }
  const key = spaces.length > 1 ? "standing" : "score";
  found.sort((a, b) => b[key] - a[key] || (a.path < b.path ? -1 : 1));
  return { near: found.slice(0, MOST).map(({ path, score }) => ({ path, score })), note };
}

async function queryIn(ctx: Context, space: SpaceIndex, about: About): Promise<Float32Array | null> {
  const known = about.path === null ? null : space.vectorOf(about.path);
  if (known) return known;
  const vectors = await embedderOf(ctx, space.space).embed(about.texts);
  const usable = vectors.filter((vector) => vector.length === space.dimensions);
  return usable.length === 0 ? null : meanOf(usable.map((vector) => space.centred(vector)));
}
