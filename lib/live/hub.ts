import type postgres from "postgres";
import { database } from "@/lib/db";

/** Told with the account's id when what a page of it shows may have changed: its runs and workers, its inbox. */
const CHANNELS = ["kv_live", "kv_inbox"] as const;

export interface Subscriber {
  /** Something of the account may have changed. */
  changed(): void;
  /** This process ends: nothing more will be told. */
  ended(): void;
}

/** One connection that listens for a whole process, and hands on what it hears to whoever asked, by account. */
export class LiveHub {
  private readonly subscribers = new Map<string, Set<Subscriber>>();
  private isListening = false;
  private hasEnded = false;

  constructor(private readonly sql: postgres.Sql) {}

  /**
   * Tells of every change from when the hub has come through to the database, and again each time when it was
   * away, since nobody knows what was said meanwhile. Returns what ends the subscription.
   */
  subscribe(accountId: string, subscriber: Subscriber): () => void {
    if (this.hasEnded) subscriber.ended();
    const ours = this.subscribers.get(accountId) ?? new Set();
    this.subscribers.set(accountId, ours.add(subscriber));
    if (!this.isListening) this.listen();
    return () => {
      ours.delete(subscriber);
      if (ours.size === 0 && this.subscribers.get(accountId) === ours) this.subscribers.delete(accountId);
    };
  }

  /** How many subscriptions the account has. */
  count(accountId: string): number {
    return this.subscribers.get(accountId)?.size ?? 0;
  }

  end(): void {
    this.hasEnded = true;
    for (const some of [...this.subscribers.values()]) for (const each of [...some]) each.ended();
  }

  private listen(): void {
    this.isListening = true;
    const tell = (accountId: string) => {
      for (const subscriber of this.subscribers.get(accountId) ?? []) subscriber.changed();
    };
    const tellAll = () => {
      for (const accountId of this.subscribers.keys()) tell(accountId);
    };
    // Where it fails the driver goes on trying by itself, and calls `tellAll` whenever it has come through.
    for (const channel of CHANNELS) this.sql.listen(channel, tell, tellAll).catch(() => {});
  }
}

/** Next bundles each route for itself: what a process shares stands on `globalThis`. */
const shared = globalThis as { kvLiveHub?: LiveHub };

/** The one hub of this process. It ends with it, so that no open stream holds the process up. */
export function liveHub(): LiveHub {
  if (!shared.kvLiveHub) {
    const hub = new LiveHub(database().sql);
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => hub.end());
    shared.kvLiveHub = hub;
  }
  return shared.kvLiveHub;
}
