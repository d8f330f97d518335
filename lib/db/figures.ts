import type { Database } from "./client";

/** What `kv_figures` counts over all accounts; which of name and outcome it has depends on what it is. */
export interface Figure {
  figure: "run" | "call" | "waiting" | "running" | "oldest" | "index_lag" | "processes";
  /** A type of run, a provider, a queue. */
  name: string;
  outcome: string;
  /** A count, or seconds (`oldest`, `index_lag`). */
  value: number;
}

/** Sums over the whole installation, of which no account's rows can be told. */
export const figures = async (db: Database): Promise<Figure[]> => [
  ...(await db.sql<Figure[]>`select figure, name, outcome, value from kv_figures()`),
];
