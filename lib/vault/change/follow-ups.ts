import { perProcess } from "@/lib/core/per-process";
import type { Context, Tx } from "@/lib/db";

/** What else belongs to an act on files, as JSON in the journal: the name of its handler, and what that needs. */
export interface FollowUp {
  name: string;
  data: unknown;
}

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

/** Runs the handler of a follow-up, if there is one to do. */
export async function runFollowUp(
  ctx: Context,
  tx: Tx,
  followUp: FollowUp | null | undefined,
  outcome: "done" | "undone",
): Promise<void> {
  if (!followUp) return;
  const handler = handlers().get(followUp.name);
  if (!handler) throw new Error(`No handler of ${followUp.name} is registered`);
  await handler[outcome]?.(ctx, tx, followUp.data);
}
