import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { readWorkers } from "../../control/status";
import { worker } from "../../shapes";

export const workersStatus = defineOperation({
  id: "workersStatus",
  http: { method: "GET", path: "/workers/status" },
  tag: "Workers",
  summary: "The desired state of each worker, its health, queue and current runs",
  description:
    "`health` says what really happens: idle, busy, stalled or failing. `raw` has a line for each.",
  input: noInput,
  output: z.object({ raw: z.string(), workers: z.array(worker), processes: z.int() }),
  examples: [
    {
      output: {
        raw: "curator: running",
        workers: [
          {
            name: "curator",
            state: "running",
            since: null,
            health: "idle",
            last_success: "2026-03-02T09:15:00.000Z",
            last_error: null,
            queue: { depth: 0, oldest_waiting: null },
            current: [],
          },
        ],
        processes: 1,
      },
    },
  ],
  run: async (ctx) => {
    const { workers, processes } = await readWorkers(ctx);
    return { raw: workers.map(({ name, state }) => `${name}: ${state}`).join("\n"), workers, processes };
  },
});
