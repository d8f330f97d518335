import type { ExecutionSummary } from "@/lib/runs";

/** A run as it is listed, with the name of the file that it is about. */
export type ListedRun = ExecutionSummary & { about?: string };

const idOf = (run: ListedRun): string => run.execution.runId;

/** Rows that keep their places: those on show with what is known of them now. */
export function held(shown: ListedRun[], latest: ListedRun[]): ListedRun[] {
  const news = new Map(latest.map((run) => [idOf(run), run]));
  return shown.map((run) => news.get(idOf(run)) ?? run);
}

/** How many of the latest rows are not on show. */
export function countNew(shown: ListedRun[], latest: ListedRun[]): number {
  const known = new Set(shown.map(idOf));
  return latest.filter((run) => !known.has(idOf(run))).length;
}
