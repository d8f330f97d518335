import type { Context, Tx } from "@/lib/db";
import { forget } from "./forget";
import { type Differences, findMoves } from "./moves";
import { emitWritten, type Written } from "./written";

/**
 * Emits what other programs have written and moved, and forgets what is gone. What was moved counts as moved only. Lock
 * the vault first.
 */
export async function emitDifferences(
  ctx: Context,
  tx: Tx,
  differences: Differences,
  written: readonly Written[],
): Promise<void> {
  const moves = await findMoves(ctx, tx, differences);
  const targets = new Set<string>(moves.map(({ to }) => to));
  await emitWritten(
    ctx,
    tx,
    written.filter(({ path }) => !targets.has(path)),
  );
  await forget(ctx, tx, differences.removed, moves);
}
