import type postgres from "postgres";
import { database } from "@/lib/db";

/** Told with the account's id when what a page of it shows may have changed: its runs and workers, its inbox. */
const CHANNELS = ["kv_live", "kv_inbox"] as const;

/** One connection that listens for a whole process, and hands on what it hears to whoever asked, by account. */
export class LiveHub {
  private readonly subscribers = new Map<string, Set<() => void>>();
  private isListening = false;

  constructor(private readonly sql: postgres.Sql) {}

  /**
   * Calls `changed` at every change from when the hub has come through to the database, and again each time when it was
   * away, since nobody knows what was said meanwhile. Returns what ends the subscription.
   */
  subscribe(accountId: string, changed: () => void): () => void {
    const ours = this.subscribers.get(accountId) ?? new Set();
    this.subscribers.set(accountId, ours.add(changed));
    if (!this.isListening) this.listen();
    return () => {
      ours.delete(changed);
      if (ours.size === 0 && this.subscribers.get(accountId) === ours) this.subscribers.delete(accountId);
    };
  }

  /** How many subscriptions the account has. */
  count(accountId: string): number {
    return this.subscribers.get(accountId)?.size ?? 0;
  }

  private listen(): void {
    this.isListening = true;
    const tell = (accountId: string) => {
      for (const changed of this.subscribers.get(accountId) ?? []) changed();
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

/** The one hub of this process. */
export function liveHub(): LiveHub {
  shared.kvLiveHub ??= new LiveHub(database().sql);
  return shared.kvLiveHub;
}
