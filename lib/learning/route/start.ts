import { REFLECTION } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { type Started, startKind } from "@/lib/runs";

/** Reflects now instead of at night. The run's result is a `Reflection`. */
export const startReflection = (ctx: Context): Promise<Started> =>
  ctx.db.tx((tx) => startKind(ctx, tx, REFLECTION, {}));
