import type { Context, Tx } from "@/lib/db";
import type { Indexed } from "../indexing";
import { type FileAt, type StoredFile, statFile } from "../store";
import type { DiskChange } from "./disk-change";
import { doneChange, fileForeseen } from "./foreseen";
import { pathOf } from "./plan";
import { announceDone, recordChanges } from "./record";
import { recordMeanwhile } from "./record-meanwhile";
import type { FileStep } from "./steps";

/** What was done to files, and recorded. */
export interface Recorded extends Indexed {
  files: (StoredFile | FileAt | null)[];
}

/** A file could not be written or moved into place, for the reason that is the cause; nothing is recorded. */
export class FilesFailed extends Error {
  constructor(cause: unknown) {
    super("The files were not changed", { cause });
  }
}

interface Execution {
  steps: readonly FileStep[];
  disk: DiskChange;
  /** Settles when the new contents are flushed. */
  staged: Promise<void>;
}

/** Moves staged contents into place once they are, and then records the changes. */
export async function executeInTurn(
  ctx: Context,
  tx: Tx,
  { steps, disk, staged }: Execution,
): Promise<Recorded> {
  await place(disk, staged);
  const root = ctx.account.vaultDir;
  const files = await Promise.all(steps.map((step) => fileAfter(root, step)));
  const done = steps.map(({ change }, at) => doneChange(change, files[at] ?? null));
  return { ...(await recordChanges(ctx, tx, done)), files };
}

/** Moves staged contents into place while the changes are recorded: all of them are foreseen. */
export async function executeAtOnce(
  ctx: Context,
  tx: Tx,
  { steps, disk, staged }: Execution,
): Promise<Recorded> {
  // What is recorded of files that are not changed after all is rolled back to here; the locks stay.
  const indexed = await tx.transaction(async (inner) => {
    const [placed, recorded] = await Promise.allSettled([
      place(disk, staged),
      recordMeanwhile(ctx, inner, steps, staged),
    ]);
    if (placed.status === "rejected") throw placed.reason;
    if (recorded.status === "rejected") throw recorded.reason;
    return recorded.value;
  });
  const done = steps.map((step) => doneChange(step.change, fileForeseen(step)));
  await announceDone(ctx, tx, done);
  return { ...indexed, files: done.map(({ after }) => after) };
}

async function place(disk: DiskChange, staged: Promise<void>): Promise<void> {
  try {
    await staged;
    await disk.apply();
  } catch (reason) {
    throw new FilesFailed(reason);
  }
}

async function fileAfter(root: string, step: FileStep): Promise<StoredFile | FileAt | null> {
  const { change, staged } = step;
  if (change.kind === "remove") return null;
  if (staged && typeof change.content === "string") return fileForeseen(step);
  const stat = await statFile(root, pathOf(change));
  if (change.kind === "rename" && stat && "text" in change.before) return { ...change.before, ...stat };
  return stat;
}
