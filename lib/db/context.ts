import type { Clock } from "@/lib/core/clock";
import type { Log } from "@/lib/log";
import type { AccountDb, Tx, TxOptions } from "./client";
import type { Access, ActorType } from "./tables";

/** The actor of an action, as recorded in the audit log. */
export interface Actor {
  type: ActorType;
  id: string;
  label: string;
}

/** The first argument of every operation. */
export interface Context {
  account: Account;
  actor: Actor;
  db: AccountDb;
  clock: Clock;
  log: Log;
  /** The run that acts, if one does. */
  runId?: string;
  /** `read`: the caller may change nothing. Full access without it. */
  access?: Access;
  /** The client's network address, if there is a request. */
  from?: string;
}

/** Runs what opens a transaction for each query in a single one: it sees, commits and fails as one. */
export const inTransaction = <T>(
  ctx: Context,
  work: (ctx: Context) => Promise<T>,
  options?: TxOptions,
): Promise<T> => ctx.db.tx((tx) => work(within(ctx, tx)), options);

/** The context of what belongs to a transaction that is open. */
export const within = (ctx: Context, tx: Tx): Context => ({
  ...ctx,
  db: { ...ctx.db, tx: (inner) => inner(tx), read: (inner) => inner(tx) },
});

export interface Account {
  id: string;
  /** Absolute path of the account's vault. */
  vaultDir: string;
  /** The vault's settings when the request arrived, as JSON; null for the defaults, undefined when they were not read. */
  settings?: string | null;
}
