import { and, eq } from "drizzle-orm";
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

/**
 * Chooses the paths: a known record keeps its path, a new one takes the path of its name, or is merged into the
 * record there. The note never joins another note; `taken` are paths that another note took before.
 */
export async function placePlan(
  ctx: Context,
  plan: RoutedPlan,
  taken: readonly string[] = [],
): Promise<Placement> {
  return ctx.db.tx(async (tx) => {
    const layout = await layoutIn(ctx, tx);
    const placement: Placement = { paths: {}, created: [] };
    placement.paths[NOTE_KEY] = await freeNotePath(ctx, tx, { plan, layout }, taken);
    placement.created.push(NOTE_KEY);
    for (const entity of plan.entities) {
      const wanted = entity.existing ?? pathOrNull(layout, entity.type, entity.name);
      if (wanted === null) continue;
      const present = await findRecord(ctx, tx, wanted);
      placement.paths[entity.key] = present ?? wanted;
      if (present === null && !Object.values(placement.paths).slice(0, -1).includes(wanted)) {
        placement.created.push(entity.key);
      }
    }
    return placement;
  });
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
  ctx: Context,
  tx: Tx,
  { plan, layout }: { plan: RoutedPlan; layout: Layout },
  taken: readonly string[],
): Promise<string> {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? plan.note.name : `${plan.note.name} ${n}`;
    const path = pathFor(layout, plan.note.type, name, plan.note.folder);
    if (!taken.includes(path) && (await findRecord(ctx, tx, path)) === null) return path;
  }
}

/** The record at this path, whatever the case of its name. */
export async function findRecord(ctx: Context, tx: Tx, path: string): Promise<string | null> {
  const [row] = await tx
    .select({ path: vaultFiles.path })
    .from(vaultFiles)
    .where(and(eq(vaultFiles.accountId, ctx.account.id), eq(vaultFiles.pathKey, nameKey(path))));
  return row?.path ?? null;
}
