import { conflict } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { linksTo } from "../undo/removable";
import type { UndoneWrite } from "./texts-before";

/** Throws `CONFLICT` where a record that stays links to one that is removed, other than by what is undone. */
export async function assertNotLinked(
  ctx: Context,
  tx: Tx,
  removed: readonly string[],
  steps: readonly UndoneWrite[],
): Promise<void> {
  const undone = new Set(
    steps.flatMap(({ path, write }) => Object.keys(write.added).map((field) => `${path}\n${field}`)),
  );
  for (const { source, relation, target } of await linksTo(ctx, tx, removed))
    if (!removed.includes(source) && !undone.has(`${source}\n${relation}`))
      throw conflict(`${source} links to ${target}: undo or remove that first, or delete the record instead`);
}
