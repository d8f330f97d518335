import { collectDefaultMetrics, Registry } from "prom-client";
import { perProcess } from "./per-process";

/** The metrics of this process: memory, event loop, and those that rooms register. */
export const registry = perProcess("metrics", () => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  return register;
});

/** The metric of this name, created at its first use: code that is bundled twice calls this twice. */
export function metric<M>(name: string, make: (register: Registry) => M): M {
  const known = registry().getSingleMetric(name);
  return known ? (known as M) : make(registry());
}
