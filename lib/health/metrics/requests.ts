import { Counter, Histogram } from "prom-client";
import { metric } from "@/lib/core/metrics";

/** Seconds: from a read of the index to a call that waits for a run. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const counter = () =>
  metric(
    "kv_http_requests_total",
    (register) =>
      new Counter({
        name: "kv_http_requests_total",
        help: "Requests answered, by operation of the API (or page, action, static, …) and status",
        labelNames: ["operation", "status"],
        registers: [register],
      }),
  );

const histogram = () =>
  metric(
    "kv_http_request_duration_seconds",
    (register) =>
      new Histogram({
        name: "kv_http_request_duration_seconds",
        help: "Time from a request to the end of its reply, streams left out",
        labelNames: ["operation"],
        buckets: BUCKETS,
        registers: [register],
      }),
  );

/** One request that was answered. */
export interface FinishedRequest {
  /** Of a fixed set: never a path, whose number has no bound. */
  operation: string;
  status: number;
  seconds: number;
  /** It goes on until somebody leaves, so that its time says nothing. */
  isStream: boolean;
}

export function countRequest({ operation, status, seconds, isStream }: FinishedRequest): void {
  counter().inc({ operation, status: String(status) });
  if (!isStream) histogram().observe({ operation }, seconds);
}
