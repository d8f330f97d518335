import { Counter, Histogram } from "prom-client";
import { metric } from "@/lib/core/metrics";

/** Seconds: from reading the index to waiting for a run. */
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
        help: "Time from a request to the end of its reply, without streams",
        labelNames: ["operation"],
        buckets: BUCKETS,
        registers: [register],
      }),
  );

/** One request that was answered. */
export interface FinishedRequest {
  /** From a fixed set: never a path, which would be unbounded. */
  operation: string;
  status: number;
  seconds: number;
  /** Streams last until the client leaves, so their time means nothing. */
  isStream: boolean;
}

export function countRequest({ operation, status, seconds, isStream }: FinishedRequest): void {
  counter().inc({ operation, status: String(status) });
  if (!isStream) histogram().observe({ operation }, seconds);
}
