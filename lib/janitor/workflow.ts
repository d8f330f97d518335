import { randomUUID } from "node:crypto";
import { workerContext } from "@/lib/accounts";
import { defineWorkflow } from "@/lib/runs";
import { FactsCache } from "./facts";
import { JANITOR, type JanitorInput } from "./kinds";
import { fixVault, lookAtVault, type SweepResult } from "./sweeps/sweep";

const TRIES = { attempts: 3 };

/** What this process remembers of the vaults that it has scanned: a second look reads only what has changed. */
const cache = new FactsCache();

/**
 * One sweep: looks at the whole vault, and, when it was told to, applies every certain fix and looks again.
 * Cut off in the middle, it goes on with the fixes that are left and counts from the first look.
 */
export const janitorWorkflow = defineWorkflow<JanitorInput, SweepResult>(
  {
    ...JANITOR,
    run: async (ctx, step, input, report) => {
      const { sweepId, startedAt } = await step("begin", async () => ({
        sweepId: randomUUID(),
        startedAt: ctx.clock.now().toISOString(),
      }));
      const sweep = { sweepId, startedAt };
      const look = await step("scan", () => lookAtVault(ctx, cache, sweep, input), TRIES);
      if (!input.fix) return look;
      return step("fix", () => fixVault(ctx, cache, sweep, input, look, report), TRIES);
    },
  },
  workerContext,
);
