import type { Context, Tx } from "@/lib/db";
import { emit } from "@/lib/events";
import type { Issue } from "../issue";

/** Per scan: the first scan of a large vault may find thousands. */
const MAX_EVENTS = 100;

/** Emits the events of issues that were not known, the most severe first. */
export async function emitFound(
  ctx: Context,
  tx: Tx,
  issues: readonly Issue[],
  known: ReadonlySet<string>,
): Promise<void> {
  const found = issues.filter(({ id }) => !known.has(id));
  const events = found.slice(0, MAX_EVENTS).map(({ id, code, severity, path, message, suggested_fix }) => ({
    type: "issue.found" as const,
    data: { id, code, severity, path, message, suggested_fix, new_issues: found.length },
  }));
  await emit(ctx, tx, ...events);
}
