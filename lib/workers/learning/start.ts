import type { Context } from "@/lib/db";
import { REFLECTION, type Started, startKind } from "@/lib/workflows";

/** Reflects now instead of at night. The run's result is a `Reflection`. */
export const startReflection = (ctx: Context): Promise<Started> =>
  ctx.db.tx((tx) => startKind(ctx, tx, REFLECTION, {}));
