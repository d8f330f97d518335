import { type WorkerStatus, workersStatus } from "@/lib/runs";
import type { Check, Finding } from "../check";
import { countOf } from "../sizes";

/** Whether worker processes are alive and no worker is stalled or failing. One that is stopped on purpose is healthy. */
export const workers: Check = {
  name: "workers",
  look: async (ctx) => judgeWorkers(await workersStatus(ctx)),
};

interface Summary {
  workers: readonly WorkerStatus[];
  /** How many worker processes are alive. */
  processes: number;
}

export function judgeWorkers({ workers, processes }: Summary): Finding {
  const alive = countOf(processes, "worker process lives", "worker processes live");
  const wanted = workers.filter(({ state }) => state === "running");
  if (wanted.length === 0) return { status: "ok", detail: `${alive}; all workers are stopped on purpose` };
  if (processes === 0) {
    return {
      status: "degraded",
      detail: "No worker process lives: start one with npm start or npm run worker",
    };
  }
  const unwell = wanted.filter(({ health }) => health === "stalled" || health === "failing");
  const told = unwell.map(
    ({ name, health, last_error }) =>
      `${name} is ${health}${health === "failing" && last_error ? ` (${last_error.message})` : ""}`,
  );
  return {
    status: unwell.length > 0 ? "degraded" : "ok",
    detail: [alive, ...(told.length > 0 ? told : ["none is stalled or failing"])].join("; "),
  };
}
