import type { ExecutionSummary } from "@/lib/runs";

/** A run with what it did. */
export type ListedRun = ExecutionSummary & { title: string };

const idOf = (run: ListedRun): string => run.execution.runId;

/** The shown rows in their order, with their current state. */
export function stableRows(shown: ListedRun[], latest: ListedRun[]): ListedRun[] {
  const current = new Map(latest.map((run) => [idOf(run), run]));
  return shown.map((run) => current.get(idOf(run)) ?? run);
}

/** How many of the latest rows are not shown. */
export function countNew(shown: ListedRun[], latest: ListedRun[]): number {
  const known = new Set(shown.map(idOf));
  return latest.filter((run) => !known.has(idOf(run))).length;
}
