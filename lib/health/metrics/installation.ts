import { setTimeout as sleep } from "node:timers/promises";
import { Counter, Gauge, Registry } from "prom-client";
import { type Database, databaseMetrics, type MetricRow } from "@/lib/db";

/** A scrape does not wait longer for the database. */
const MOST_WAIT_MS = 3_000;

interface Shape {
  name: string;
  help: string;
  labels: readonly string[];
  kind: "counter" | "gauge";
}

/** What each figure of the database is called; its labels are its name and its outcome, as far as it has them. */
const SHAPES: Record<MetricRow["figure"], Shape> = {
  run: {
    name: "kv_runs_total",
    help: "Runs that closed, by type and outcome",
    labels: ["type", "outcome"],
    kind: "counter",
  },
  call: {
    name: "kv_model_calls_total",
    help: "Calls of model providers, by provider and outcome",
    labels: ["provider", "outcome"],
    kind: "counter",
  },
  waiting: {
    name: "kv_queue_depth",
    help: "Runs that wait to begin, by queue",
    labels: ["queue"],
    kind: "gauge",
  },
  running: { name: "kv_runs_open", help: "Runs that have begun, by queue", labels: ["queue"], kind: "gauge" },
  oldest: {
    name: "kv_queue_oldest_seconds",
    help: "How long the first of the waiting has waited, by queue",
    labels: ["queue"],
    kind: "gauge",
  },
  index_lag: {
    name: "kv_index_lag_seconds",
    help: "Time since the index of each vault was last the same as its disk, of the one that is furthest behind",
    labels: [],
    kind: "gauge",
  },
  processes: { name: "kv_worker_processes", help: "Worker processes that live", labels: [], kind: "gauge" },
};

/** The whole installation as its database has it now, in the exposition format of Prometheus. */
export async function installationMetrics(db: Database): Promise<string> {
  const register = new Registry();
  const found = await figuresWithin(db);
  const up = { name: "kv_database_up", help: "Whether the database answered", registers: [register] };
  new Gauge(up).set(found === null ? 0 : 1);
  if (found !== null)
    for (const [figure, shape] of Object.entries(SHAPES)) add(register, shape, of(found, figure));
  return register.metrics();
}

const of = (found: readonly MetricRow[], figure: string): MetricRow[] =>
  found.filter((each) => each.figure === figure);

function add(register: Registry, { name, help, labels, kind }: Shape, found: readonly MetricRow[]): void {
  const options = { name, help, labelNames: [...labels], registers: [register] };
  const labelled = ({ name: first, outcome }: MetricRow) =>
    Object.fromEntries(labels.map((label, at) => [label, [first, outcome.toLowerCase()][at] ?? ""]));
  if (kind === "counter") {
    const counter = new Counter(options);
    for (const each of found) counter.inc(labelled(each), each.value);
    return;
  }
  const gauge = new Gauge(options);
  for (const each of found) gauge.set(labelled(each), each.value);
}

async function figuresWithin(db: Database): Promise<MetricRow[] | null> {
  const timer = new AbortController();
  const late = sleep(MOST_WAIT_MS, null, { signal: timer.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([databaseMetrics(db), late]);
  } catch {
    return null;
  } finally {
    timer.abort();
  }
}
