import { type Context, notify } from "@/lib/db";
import { observe, type Routed } from "./observe";
import { learningInstincts, learningObservations } from "./tables";

/** A clock that a test advances. */
export class ManualClock {
  private ms = Date.parse("2026-11-22T08:00:00Z");

  now(): Date {
    return new Date(this.ms);
  }

  wait(days: number): void {
    this.ms += days * 86_400_000;
  }
}

/** Observes that `input` was routed to `destination`, by default by the curator's local planner. */
export const route = (ctx: Context, input: string, destination: string, more: Partial<Routed> = {}) =>
  ctx.db.tx((tx) =>
    observe(ctx, tx, {
      input,
      filename: `${input}.md`,
      features: ["name:invoice"],
      kind: "directory",
      destination,
      decidedBy: "local",
      recordPath: `${destination}/${input}.md`,
      ...more,
    }),
  );

/** Inserts many observations at once: input, destination, features. */
export const routeRows = (ctx: Context, rows: readonly (readonly [string, string, readonly string[]])[]) =>
  ctx.db.tx((tx) =>
    tx.insert(learningObservations).values(
      rows.map(([input, destination, features]) => ({
        accountId: ctx.account.id,
        input,
        filename: `${input}.md`,
        kind: "directory" as const,
        destination,
        features: [...features],
        decidedBy: "local" as const,
        recordPath: `${destination}/${input}.md`,
        decidedAt: ctx.clock.now(),
        observedAt: ctx.clock.now(),
      })),
    ),
  );

export const instinctsOf = (ctx: Context) => ctx.db.tx((tx) => tx.select().from(learningInstincts));
export const observationsOf = (ctx: Context) => ctx.db.tx((tx) => tx.select().from(learningObservations));
export const deleteAll = (ctx: Context) =>
  ctx.db.tx(async (tx) => {
    await tx.delete(learningInstincts);
    await tx.delete(learningObservations);
    await notify(ctx, tx, "kv_live");
  });
