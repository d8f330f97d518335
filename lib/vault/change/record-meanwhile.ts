import { batchesOf } from "@/lib/core/batches";
import type { Context, Tx } from "@/lib/db";
import { entryOf, type IndexEntry, type Indexed, updateIndex } from "../indexing";
import type { Layout } from "../settings/layout";
import { layoutIn } from "../settings/read";
import { doneChange, fileForeseen, statusForeseen } from "./foreseen";
import { pathOf } from "./plan";
import { recordTexts } from "./record";
import type { FileStep } from "./steps";

/** Files that are prepared for the index before those that are being written get a turn. */
const FILES_PER_TURN = 8;

/**
 * Records foreseen changes of records while their files are written: what needs no status of them at once, their rows in the
 * index when they are `staged`. The lock of the index is held until the end.
 */
export async function recordMeanwhile(
  ctx: Context,
  tx: Tx,
  steps: readonly FileStep[],
  staged: Promise<unknown>,
): Promise<Indexed> {
  const layout = await layoutIn(ctx, tx);
  const index = async () => {
    const found = await entriesOf(steps, layout);
    const statuses = async () => {
      await staged;
      return found.map(({ step }) => statusForeseen(step));
    };
    const entries = found.map(({ entry }) => entry);
    return updateIndex(ctx, tx, { entries, statuses, removed: steps.flatMap(removedBy) });
  };
  const changes = steps.map((step) => doneChange(step.change, fileForeseen(step)));
  const [texts, indexed] = await Promise.allSettled([recordTexts(ctx, tx, changes, layout), index()]);
  if (texts.status === "rejected") throw texts.reason;
  if (indexed.status === "rejected") throw indexed.reason;
  return indexed.value;
}

async function entriesOf(steps: readonly FileStep[], layout: Layout) {
  const entries: { step: FileStep; entry: IndexEntry }[] = [];
  for (const some of batchesOf(steps, FILES_PER_TURN)) {
    for (const step of some) {
      const file = fileForeseen(step);
      if (file) entries.push({ step, entry: entryOf(file, layout) });
    }
    await new Promise(setImmediate);
  }
  return entries;
}

function removedBy({ change }: FileStep) {
  if (change.kind === "remove") return pathOf(change);
  return change.kind === "rename" && change.before.path !== change.to ? change.before.path : [];
}
