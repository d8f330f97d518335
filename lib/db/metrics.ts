import type { Database } from "./client";

/** A row of `kv_figures`, which counts over all accounts; `name` and `outcome` depend on `figure`. */
export interface MetricRow {
  figure: "run" | "call" | "waiting" | "running" | "oldest" | "index_lag" | "processes";
  /** A workflow type, a provider or a queue. */
  name: string;
  outcome: string;
  /** A count, or seconds (`oldest`, `index_lag`). */
  value: number;
}

/** Sums over the whole installation; they reveal no account's data. */
export const databaseMetrics = async (db: Database): Promise<MetricRow[]> => [
  ...(await db.sql<MetricRow[]>`select figure, name, outcome, value from kv_figures()`),
];
