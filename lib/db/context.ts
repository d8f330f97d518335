import type { Clock } from "@/lib/core/clock";
import type { Log } from "@/lib/log";
import type { AccountDb } from "./client";
import type { ActorType } from "./tables";

/** Who acts; it stands in the audit log. */
export interface Actor {
  type: ActorType;
  id: string;
  label: string;
}

/** What every verb is given: one account, whoever acts in it, its rows, the time, and a log. */
export interface Context {
  account: Account;
  actor: Actor;
  db: AccountDb;
  clock: Clock;
  log: Log;
  /** The network address that the request came from, where there was a request. */
  from?: string;
}

export interface Account {
  id: string;
  /** Absolute path of the account's vault. */
  vaultDir: string;
}
