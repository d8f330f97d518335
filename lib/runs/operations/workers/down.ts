import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { steer, workersInput, workersOf } from "../../control/steer";
import { workerName } from "../../shapes";

export const workersDown = defineOperation({
  id: "workersDown",
  http: { method: "POST", path: "/workers/down", queryOrBody: ["only"] },
  tag: "Workers",
  summary: "Stop workers: the current step finishes, queued work stays queued",
  description:
    "`only` names some of them. Their runs continue when they are started again; no input is lost.",
  input: workersInput,
  output: z.object({ message: z.string(), stopped: z.array(workerName) }),
  run: async (ctx, input) => {
    const stopped = workersOf(input);
    await steer(ctx, stopped, "stopped");
    return { message: "Workers stopped", stopped };
  },
});
