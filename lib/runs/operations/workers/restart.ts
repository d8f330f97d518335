import { z } from "zod";
import { audit } from "@/lib/audit";
import { defineOperation } from "@/lib/operation";
import { bumpGeneration } from "../../control/desired";
import { workersInput, workersOf } from "../../control/steer";
import { workerName } from "../../shapes";

export const workersRestart = defineOperation({
  id: "workersRestart",
  http: { method: "POST", path: "/workers/restart", queryOrBody: ["only"] },
  tag: "Workers",
  summary: "Stop workers and start them again; their runs continue",
  description: "`only` names some of them. Steps that run are finished first.",
  input: workersInput,
  output: z.object({ message: z.string(), restarted: z.array(workerName) }),
  run: async (ctx, input) => {
    const restarted = workersOf(input);
    await ctx.db.tx(async (tx) => {
      await bumpGeneration(ctx, tx, restarted);
      await audit(ctx, tx, ...restarted.map((worker) => ({ action: "worker.restart", subject: worker })));
    });
    return { message: "Workers restarted", restarted };
  },
});
