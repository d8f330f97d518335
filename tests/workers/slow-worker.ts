/**
 * A worker process whose only workflow, in the curator's queue, has three steps of 400 ms each. It writes on its
 * output when a step begins and when it ends: `begin <run> <step>`, `end <run> <step>`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { workerContext } from "@/lib/accounts/context";
import { exitWithParent, signalReady } from "@/lib/core/parent";
import { database } from "@/lib/db";
import { env } from "@/lib/env";
import { logger } from "@/lib/log/log";
import { defineWorkflow } from "@/lib/runs";
import { registerWithEngine, startEngine } from "@/lib/runs/engine";
import { AccountWatches } from "@/lib/worker/watch/accounts";

const STEP_MS = 400;

const input = z.strictObject({ name: z.string() });

const slow = registerWithEngine(
  defineWorkflow({
    type: "SlowWorkflow",
    queue: "curator",
    purpose: "Runs three slow steps",
    input,
    runInput: input,
    prepare: async (_ctx, _tx, given) => ({ workflowId: given.name, input: given }),
    run: async (_ctx, step, { name }) => {
      for (const n of [1, 2, 3]) {
        await step(`step ${n}`, async () => {
          process.stdout.write(`${JSON.stringify({ at: Date.now(), what: "begin", name, n })}\n`);
          await sleep(STEP_MS);
          process.stdout.write(`${JSON.stringify({ at: Date.now(), what: "end", name, n })}\n`);
        });
      }
      return name;
    },
  }),
  workerContext,
);

const db = database();
const engine = await startEngine(env().DATABASE_URL ?? "", ["curator"], logger("worker"));
const watches = new AccountWatches(db, [slow], engine.wakeQueues, logger("worker"));
await watches.start();
exitWithParent(async () => {
  await engine.stop(1_000);
  process.exit(0);
});
signalReady();
