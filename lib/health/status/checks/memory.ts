import { freemem, totalmem } from "node:os";
import type { HealthCheck, HealthFinding } from "../check";
import { LIMITS } from "../limits";
import { percentOf, sizeOf } from "../sizes";
import { controlGroups } from "./control-groups";

/** Used memory and its limit, in bytes. */
export interface Memory {
  of: string;
  used: number;
  limit: number;
}

/** The machine's memory, or that of a control group (a container's) that is closer to its limit. */
export const memory: HealthCheck = {
  name: "memory",
  run: async () => {
    const [total, free] = [totalmem(), freemem()];
    const machine = { of: "machine", used: total - free, limit: total };
    return evaluateMemory([machine, ...controlGroups().filter(({ limit }) => limit < total)]);
  },
};

export function evaluateMemory(all: readonly Memory[]): HealthFinding {
  const [nearest] = all
    .map((each) => ({ ...each, percent: percentOf(each.used, each.limit) }))
    .sort((a, b) => b.percent - a.percent);
  if (!nearest) throw new Error("a machine has memory");
  const { of, percent, limit, used } = nearest;
  return {
    status: percent >= LIMITS.memoryPercent ? "degraded" : "ok",
    detail: `${percent}% of the ${of}'s ${sizeOf(limit)} in use, ${sizeOf(limit - used)} left`,
    percent,
  };
}
