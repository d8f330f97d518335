import type { Context } from "@/lib/db";
import { type Started, startRun } from "@/lib/runs";
import { reflectionWorkflow } from "../workflow";

/** Reflects now instead of at night. The run's result is a `Reflection`. */
export const startReflection = (ctx: Context): Promise<Started> =>
  ctx.db.tx((tx) => startRun(ctx, tx, reflectionWorkflow, {}));
