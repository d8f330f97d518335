import { setTimeout as sleep } from "node:timers/promises";
import { Counter, Gauge, Registry } from "prom-client";
import { type Database, databaseMetrics, type MetricRow } from "@/lib/db";

const MAX_WAIT_MS = 3_000;

interface Shape {
  name: string;
  help: string;
  labels: readonly string[];
  kind: "counter" | "gauge";
}

/** The metric of each figure of the database. Labels are its name and its outcome, in this order. */
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
    help: "Queued runs, by queue",
    labels: ["queue"],
    kind: "gauge",
  },
  running: { name: "kv_runs_open", help: "Running runs, by queue", labels: ["queue"], kind: "gauge" },
  oldest: {
    name: "kv_queue_oldest_seconds",
    help: "Age of the oldest queued run, by queue",
    labels: ["queue"],
    kind: "gauge",
  },
  index_lag: {
    name: "kv_index_lag_seconds",
    help: "Time since the index last matched the disk, of the vault that is furthest behind",
    labels: [],
    kind: "gauge",
  },
  processes: {
    name: "kv_worker_processes",
    help: "Worker processes that are alive",
    labels: [],
    kind: "gauge",
  },
};

/** Metrics of the whole installation from its database, in the exposition format of Prometheus. */
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
  const late = sleep(MAX_WAIT_MS, null, { signal: timer.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([databaseMetrics(db), late]);
  } catch {
    return null;
  } finally {
    timer.abort();
  }
}
