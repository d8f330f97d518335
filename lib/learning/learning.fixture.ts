import { type Context, notify } from "@/lib/db";
import { learningInstincts, learningObservations } from "@/lib/db/schema";
import { observe, type Routed } from "./observe";

/** A clock that a test turns by hand. */
export class TurnedClock {
  private ms = Date.parse("2026-11-22T08:00:00Z");

  now(): Date {
    return new Date(this.ms);
  }

  wait(days: number): void {
    this.ms += days * 86_400_000;
  }
}

/** Observes that `input` was routed to `destination`, as the Curator's local planner unless told otherwise. */
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

export const instinctsOf = (ctx: Context) => ctx.db.tx((tx) => tx.select().from(learningInstincts));
export const observationsOf = (ctx: Context) => ctx.db.tx((tx) => tx.select().from(learningObservations));
export const forgetAll = (ctx: Context) =>
  ctx.db.tx(async (tx) => {
    await tx.delete(learningInstincts);
    await tx.delete(learningObservations);
    await notify(ctx, tx, "kv_live");
  });
