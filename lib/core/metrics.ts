import { collectDefaultMetrics, Registry } from "prom-client";

/** Shared with the code that Next has bundled, so that a process has one registry. */
const shared = globalThis as { kvMetrics?: Registry };

/** The metrics of this process: memory, event loop, and those that rooms register. */
export function registry(): Registry {
  if (shared.kvMetrics) return shared.kvMetrics;
  const made = new Registry();
  shared.kvMetrics = made;
  collectDefaultMetrics({ register: made });
  return made;
}

/** The metric of this name, created at its first use: code that is bundled twice calls this twice. */
export function metric<M>(name: string, make: (register: Registry) => M): M {
  const known = registry().getSingleMetric(name);
  return known ? (known as M) : make(registry());
}
