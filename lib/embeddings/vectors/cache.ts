import { perProcess } from "@/lib/core/per-process";
import type { Context } from "@/lib/db";
import { keyOfSpace } from "../engines/space";
import { SpaceBuilder } from "./space-builder";
import type { SpaceIndex } from "./space-index";
import { countVectors, readVectors, versionOfVectors } from "./store";

interface CachedVectors {
  version: number;
  spaces: Promise<SpaceIndex[]>;
  bytes: number;
}

/** Beyond this, the vectors of the least recently used accounts are evicted. That is 270,000 of the local engine. */
const MAX_CACHE_BYTES = 250_000_000;

/** The cached vectors of each account, the least recently used first. */
const cache = perProcess("vectors", () => new Map<string, CachedVectors>());

/** The account's vectors in memory, one index per space; reloaded when they have changed. */
export async function vectorIndex(ctx: Context): Promise<SpaceIndex[]> {
  const all = cache();
  const id = ctx.account.id;
  const version = await ctx.db.tx((tx) => versionOfVectors(ctx, tx));
  const known = all.get(id);
  const cached = known?.version === version ? known : { version, spaces: loadSpaces(ctx), bytes: 0 };
  all.delete(id);
  all.set(id, cached);
  try {
    const spaces = await cached.spaces;
    cached.bytes = spaces.reduce((sum, { bytes }) => sum + bytes, 0);
    evict(all, id);
    return spaces;
  } catch (error) {
    if (all.get(id) === cached) all.delete(id);
    throw error;
  }
}

function evict(all: Map<string, CachedVectors>, kept: string): void {
  let bytes = [...all.values()].reduce((sum, cached) => sum + cached.bytes, 0);
  for (const [id, cached] of all) {
    if (bytes <= MAX_CACHE_BYTES) return;
    if (id === kept) continue;
    all.delete(id);
    bytes -= cached.bytes;
  }
}

const loadSpaces = (ctx: Context): Promise<SpaceIndex[]> =>
  ctx.db.tx(async (tx) => {
    const counts = await countVectors(ctx, tx);
    const spaces = new Map<string, SpaceBuilder>();
    for await (const row of readVectors(ctx, tx)) {
      const { engine, model, vector } = row;
      // A provider may change the dimensions of a model: vectors of different lengths cannot be compared.
      const key = `${keyOfSpace(row)} ${vector.length}`;
      const space =
        spaces.get(key) ??
        new SpaceBuilder({ engine, model }, vector.length, counts.get(keyOfSpace(row)) ?? 0);
      spaces.set(key, space);
      space.add(row);
    }
    return [...spaces.values()].map((space) => space.build());
  });
