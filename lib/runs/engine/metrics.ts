import { Histogram } from "prom-client";
import { metric } from "@/lib/core/metrics";

/** Seconds: from a note that the local engine reads to a large vault that a model is asked about. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];

/** Notes how long this process was at work on a run that it closed. */
export function recordRunDuration(type: string, seconds: number): void {
  metric(
    "kv_run_duration_seconds",
    (register) =>
      new Histogram({
        name: "kv_run_duration_seconds",
        help: "Time that this process worked on a run until it closed, by type",
        labelNames: ["type"],
        buckets: BUCKETS,
        registers: [register],
      }),
  ).observe({ type }, seconds);
}
