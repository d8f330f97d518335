import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { isUnwritable, moveReconciled, nameKey, reconcile, vaultPath } from "@/lib/vault";
import type { Issue } from "../issue";
import type { VaultSnapshot } from "../snapshot";

/** An issue, and where its record would go. */
export interface PlannedMove {
  issue: Issue;
  to: string;
}

/** The moves that issues offer, as far as they are certain: to a path that no file has, and that no other one goes to. */
export function movesOf(vault: VaultSnapshot, issues: readonly Issue[]): PlannedMove[] {
  const moves = issues.flatMap((issue): PlannedMove[] => {
    const offer = issue.offers?.find(({ kind }) => kind === "move");
    return offer?.kind === "move" ? [{ issue, to: offer.path }] : [];
  });
  const taken = new Map<string, number>();
  const take = (path: string) => taken.set(nameKey(path), (taken.get(nameKey(path)) ?? 0) + 1);
  for (const { path } of vault.files) take(path);
  for (const { to } of moves) take(to);
  return moves.filter(({ to }) => taken.get(nameKey(to)) === 1);
}

/** Moves the records, one after another, except those that have changed since. Returns the number of moves. */
export async function moveAll(ctx: Context, sweep: string, moves: readonly PlannedMove[]): Promise<number> {
  if (moves.length === 0) return 0;
  await reconcile(ctx);
  let moved = 0;
  for (const { issue, to } of moves) {
    const detail = { sweep, rule: issue.code, issue: issue.id, message: issue.message };
    try {
      await moveReconciled(ctx, { from: vaultPath(issue.path), to: vaultPath(to), detail });
      moved += 1;
    } catch (error) {
      const isRefused = error instanceof KvError && error.code !== "UNAVAILABLE";
      if (!isRefused && !isUnwritable(error)) throw error;
      ctx.log.info({ path: issue.path, err: error }, "the record was not moved");
    }
  }
  return moved;
}
