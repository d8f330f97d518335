import { count } from "@/lib/core/count";
import type { OutputOf } from "@/lib/operation";
import { workersStatus } from "@/lib/runs";
import type { HealthCheck, HealthFinding } from "../check";

/** Whether worker processes are running, and no worker is stalled or failing. Workers stopped on purpose are ok. */
export const workers: HealthCheck = {
  name: "workers",
  run: async (ctx) => evaluateWorkers(await workersStatus(ctx)),
};

export function evaluateWorkers({
  workers,
  processes,
}: Pick<OutputOf<typeof workersStatus>, "workers" | "processes">): HealthFinding {
  const alive = count(processes, "worker process is running", "worker processes are running");
  const wanted = workers.filter(({ state }) => state === "running");
  if (wanted.length === 0) return { status: "ok", detail: `${alive}; all workers are stopped` };
  if (processes === 0) {
    return {
      status: "degraded",
      detail: "No worker process is running: start one with npm start or npm run worker",
    };
  }
  const unhealthy = wanted.filter(({ health }) => health === "stalled" || health === "failing");
  const described = unhealthy.map(
    ({ name, health, last_error }) =>
      `${name} is ${health}${health === "failing" && last_error ? ` (${last_error.message})` : ""}`,
  );
  return {
    status: unhealthy.length > 0 ? "degraded" : "ok",
    detail: [alive, ...(described.length > 0 ? described : ["none is stalled or failing"])].join("; "),
  };
}
