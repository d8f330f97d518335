import { Histogram } from "prom-client";
import { metric } from "@/lib/core/metrics";

/** Seconds: from a note for the local engine to a large vault with a model. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1_800];

/** Records how long this process executed a run that it closed. */
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
