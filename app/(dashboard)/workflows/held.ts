import type { ExecutionSummary } from "@/lib/workflows";

const idOf = (run: ExecutionSummary): string => run.execution.runId;

/** Rows that keep their places: those on show with what is known of them now. */
export function held(shown: ExecutionSummary[], latest: ExecutionSummary[]): ExecutionSummary[] {
  const news = new Map(latest.map((run) => [idOf(run), run]));
  return shown.map((run) => news.get(idOf(run)) ?? run);
}

/** How many of the latest rows are not on show. */
export function countNew(shown: ExecutionSummary[], latest: ExecutionSummary[]): number {
  const known = new Set(shown.map(idOf));
  return latest.filter((run) => !known.has(idOf(run))).length;
}
