import { randomUUID } from "node:crypto";
import type postgres from "postgres";
import { perProcess } from "@/lib/core/per-process";
import { database } from "@/lib/db";

/** Notified with the account's id when data on its pages may have changed: runs and workers, the inbox. */
const CHANNELS = ["kv_live", "kv_inbox"] as const;

/** Listens on one connection per process and passes notifications to the subscribers of their account. */
export class LiveHub {
  private readonly subscribers = new Map<string, Set<() => void>>();
  /** The number of notified changes of each account. */
  private readonly changes = new Map<string, number>();
  private readonly process = randomUUID();
  /** How often a channel was listened to, once more each time the connection is established. */
  private listens = 0;
  private isListening = false;

  constructor(private readonly sql: postgres.Sql) {}

  /**
   * Calls `changed` at every change, and each time the connection is established, since notifications may have been
   * missed. Returns a function that unsubscribes.
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

  /**
   * Identifies the last notified change of the account: while it is the same, its pages have not changed. Undefined
   * until the connection is established.
   */
  mark(accountId: string): string | undefined {
    if (!this.isListening) this.listen();
    if (this.listens < CHANNELS.length) return undefined;
    return [this.process, this.listens, this.changes.get(accountId) ?? 0].join(".");
  }

  /** The number of subscriptions of the account. */
  count(accountId: string): number {
    return this.subscribers.get(accountId)?.size ?? 0;
  }

  private listen(): void {
    this.isListening = true;
    const publish = (accountId: string) => {
      for (const changed of this.subscribers.get(accountId) ?? []) changed();
    };
    const notified = (accountId: string) => {
      this.changes.set(accountId, (this.changes.get(accountId) ?? 0) + 1);
      publish(accountId);
    };
    const publishAll = () => {
      this.listens += 1;
      for (const accountId of this.subscribers.keys()) publish(accountId);
    };
    // After a failure the driver reconnects and calls `publishAll` each time it has connected.
    for (const channel of CHANNELS) this.sql.listen(channel, notified, publishAll).catch(() => {});
  }
}

/** The hub of this process. */
export const liveHub = perProcess("live hub", () => new LiveHub(database().sql));
