import type { Context, Tx } from "@/lib/db";
import { correctByDeletion, correctByMove, routedRecords } from "@/lib/learning/correct";
import { recordAt } from "../path";

/** A file that another program renamed. */
export interface DiskMove {
  from: string;
  to: string;
}

/** So many files that go at once were not deleted one by one: a disk went away, or another state was checked out. */
const MANY = 200;

/** What the user does to records by hand on the disk corrects the Curator as what he does here. */
export async function correctOnDisk(
  ctx: Context,
  tx: Tx,
  gone: readonly string[],
  renamed: readonly DiskMove[],
): Promise<void> {
  if (gone.length === 0 || gone.length > MANY) return;
  const byHand: Context = { ...ctx, actor: { type: "user", id: "disk", label: "on the disk" } };
  const targets = new Map(renamed.map(({ from, to }) => [from, to]));
  for (const path of await routedRecords(ctx, tx, gone)) {
    const to = targets.get(path);
    if (to !== undefined && recordAt(to)) await correctByMove(byHand, tx, path, to);
    else if (to === undefined) await correctByDeletion(byHand, tx, path);
  }
}
