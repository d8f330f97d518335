import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { steer, workersInput, workersOf } from "../../control/steer";
import { workerName } from "../../shapes";

export const workersUp = defineOperation({
  id: "workersUp",
  http: { method: "POST", path: "/workers/up", queryOrBody: ["only"] },
  tag: "Workers",
  summary: "Start workers: queued work continues",
  description: "`only` names some of them. A worker that runs already stays as it is.",
  input: workersInput,
  output: z.object({ message: z.string(), started: z.array(workerName) }),
  run: async (ctx, input) => {
    const started = workersOf(input);
    await steer(ctx, started, "running");
    return { message: "Workers started", started };
  },
});
