import { and, eq, inArray } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { type Layout, layoutIn, nameKey, pathFor, vaultFiles } from "@/lib/vault";
import { NOTE_KEY } from "./plan";
import type { RoutedPlan } from "./routing";

/** The path of each part of a plan, by key; decided once, so that a retry uses the same paths. */
export interface Placement {
  paths: Record<string, string>;
  /** Keys of the new records; the others exist and are added to. */
  created: string[];
}

/** Paths of records by their keys, which ignore case. */
export type PathsByKey = ReadonlyMap<string, string>;

/**
 * Chooses the paths: a known record keeps its path, a new one takes the path of its name, or is merged into the
 * record there. The note never joins another note; `taken` are paths that another note took before.
 * @param coming records that others will create first
 */
export async function placePlan(
  ctx: Context,
  plan: RoutedPlan,
  taken: readonly string[] = [],
  coming: PathsByKey = new Map(),
): Promise<Placement> {
  return ctx.db.tx(async (tx) => {
    const layout = await layoutIn(ctx, tx);
    const placement: Placement = { paths: {}, created: [] };
    const find = async (paths: readonly string[]): Promise<PathsByKey> =>
      new Map([...coming, ...(await findRecords(ctx, tx, paths))]);
    placement.paths[NOTE_KEY] = await freeNotePath(find, { plan, layout }, taken);
    placement.created.push(NOTE_KEY);
    const places = plan.entities.map(({ key, existing, type, name }) => ({
      key,
      wanted: existing ?? pathOrNull(layout, type, name),
    }));
    const records = new Map(await find(places.flatMap(({ wanted }) => wanted ?? [])));
    noteCreated(placement, records);
    for (const { key, wanted } of places) {
      if (wanted === null) continue;
      const present = records.get(nameKey(wanted));
      placement.paths[key] = present ?? wanted;
      if (present !== undefined) continue;
      placement.created.push(key);
      records.set(nameKey(wanted), wanted);
    }
    return placement;
  });
}

/** Adds the records that a plan creates to those that are coming. */
export function noteCreated({ paths, created }: Placement, coming: Map<string, string>): void {
  for (const key of created) {
    const path = paths[key];
    if (path !== undefined) coming.set(nameKey(path), path);
  }
}

/** An invalid name drops its entity, never the whole note. */
function pathOrNull(
  layout: Layout,
  type: RoutedPlan["entities"][number]["type"],
  name: string,
): string | null {
  try {
    return pathFor(layout, type, name);
  } catch (error) {
    if (error instanceof KvError) return null;
    throw error;
  }
}

async function freeNotePath(
  find: (paths: readonly string[]) => Promise<PathsByKey>,
  { plan, layout }: { plan: RoutedPlan; layout: Layout },
  taken: readonly string[],
): Promise<string> {
  const { name, type, folder } = plan.note;
  // Hundreds of notes may have the name, so more paths are looked up each time.
  for (let from = 1, size = 1; ; from += size, size *= 4) {
    const paths = Array.from({ length: size }, (_, at) =>
      pathFor(layout, type, from + at === 1 ? name : `${name} ${from + at}`, folder),
    );
    const records = await find(paths);
    const free = paths.find((path) => !taken.includes(path) && !records.has(nameKey(path)));
    if (free !== undefined) return free;
  }
}

/** The record at this path, whatever the case of its name. */
export async function findRecord(ctx: Context, tx: Tx, path: string): Promise<string | null> {
  return (await findRecords(ctx, tx, [path])).get(nameKey(path)) ?? null;
}

async function findRecords(ctx: Context, tx: Tx, paths: readonly string[]): Promise<PathsByKey> {
  if (paths.length === 0) return new Map();
  const rows = await tx
    .select({ key: vaultFiles.pathKey, path: vaultFiles.path })
    .from(vaultFiles)
    .where(
      and(
        eq(vaultFiles.accountId, ctx.account.id),
        inArray(vaultFiles.pathKey, [...new Set(paths.map(nameKey))]),
      ),
    );
  return new Map(rows.map(({ key, path }) => [key, path]));
}
