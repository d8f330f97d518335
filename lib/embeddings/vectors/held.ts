import type { Context } from "@/lib/db";
import { keyOfSpace } from "../engines/space";
import { SpaceIndex } from "./space-index";
import { loadVectors, type StoredVector, versionOfVectors } from "./store";

interface Held {
  version: number;
  spaces: Promise<SpaceIndex[]>;
  bytes: number;
}

/** Vectors of accounts that were asked for longest ago are let go beyond this. */
const MOST_BYTES = 600_000_000;

const shared = globalThis as { kvVectors?: Map<string, Held> };

/** The account's vectors in memory, one index a space: read anew when they have changed. */
export async function vectorIndex(ctx: Context): Promise<SpaceIndex[]> {
  shared.kvVectors ??= new Map();
  const all = shared.kvVectors;
  const id = ctx.account.id;
  const version = await ctx.db.tx((tx) => versionOfVectors(ctx, tx));
  const known = all.get(id);
  const held = known?.version === version ? known : { version, spaces: read(ctx), bytes: 0 };
  // The order of the map is that of use.
  all.delete(id);
  all.set(id, held);
  try {
    const spaces = await held.spaces;
    held.bytes = spaces.reduce((sum, { bytes }) => sum + bytes, 0);
    letGo(all, id);
    return spaces;
  } catch (error) {
    if (all.get(id) === held) all.delete(id);
    throw error;
  }
}

function letGo(all: Map<string, Held>, kept: string): void {
  let bytes = [...all.values()].reduce((sum, held) => sum + held.bytes, 0);
  for (const [id, held] of all) {
    if (bytes <= MOST_BYTES) return;
    if (id === kept) continue;
    all.delete(id);
    bytes -= held.bytes;
  }
}

async function read(ctx: Context): Promise<SpaceIndex[]> {
  const rows = await ctx.db.tx((tx) => loadVectors(ctx, tx));
  const groups = new Map<string, StoredVector[]>();
  for (const row of rows) {
    // A provider may change the length of a model's vectors: those of different lengths are strangers, too.
    const key = `${keyOfSpace(row)} ${row.vector.length}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { engine, model, vector } = first;
    return [new SpaceIndex({ engine, model }, vector.length, group)];
  });
}
