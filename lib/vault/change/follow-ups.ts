import { perProcess } from "@/lib/core/per-process";
import type { Context, Tx } from "@/lib/db";

/** What else belongs to an act on files, as JSON in the journal: the name of its handler, and what that needs. */
export interface FollowUp {
  name: string;
  data: unknown;
}

/** The follow-ups of a plan: more than one where two operations meet in it. */
export type FollowUps = FollowUp | readonly FollowUp[];

/** Both run in the transaction that ends the act; `ctx.actor` began it. */
export interface FollowUpHandler {
  /** The files are changed. It must be correct in another process than the one that began. */
  done: (ctx: Context, tx: Tx, data: unknown) => Promise<void>;
  /** The files are what they were. */
  undone?: (ctx: Context, tx: Tx, data: unknown) => Promise<void>;
}

const handlers = perProcess("handlers of follow-ups", () => new Map<string, FollowUpHandler>());

/** Registers the handler of follow-ups of this name; every process that changes vaults does so. */
export function onFollowUp(name: string, handler: FollowUpHandler): void {
  handlers().set(name, handler);
}

/** Runs the handlers of follow-ups, in this order. */
export async function runFollowUps(
  ctx: Context,
  tx: Tx,
  followUps: FollowUps | null | undefined,
  outcome: "done" | "undone",
): Promise<void> {
  for (const { name, data } of [followUps ?? []].flat()) {
    const handler = handlers().get(name);
    if (!handler) throw new Error(`No handler of ${name} is registered`);
    await handler[outcome]?.(ctx, tx, data);
  }
}
