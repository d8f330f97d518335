import pLimit from "p-limit";
import type { Context } from "@/lib/db";
import { claimDue, dueMailboxes } from "./claim";
import { pull } from "./pull";

/** Mailboxes that a process pulls at a time, of all accounts. */
const PULLS = pLimit(4);

/** Pulls what is due for an account. Several processes may do so; a mailbox is taken by one of them. */
export class MailPuller {
  /** By the ids of mailboxes; those that wait for their turn are not taken yet. */
  private readonly active = new Map<string, Promise<void>>();
  private readonly ended = new AbortController();

  /** Begins to pull; returns before it is done. */
  async pullDue(ctx: Context): Promise<void> {
    if (this.ended.signal.aborted) return;
    for (const id of await dueMailboxes(ctx)) {
      if (this.active.has(id)) continue;
      const pulling = PULLS(() => this.pullOne(ctx, id))
        .catch((error: unknown) => {
          if (!this.ended.signal.aborted) ctx.log.error({ err: error, mailbox: id }, "a pull failed");
        })
        .finally(() => this.active.delete(id));
      this.active.set(id, pulling);
    }
  }

  /** Pulls that run are ended; another process continues them. */
  async stop(): Promise<void> {
    this.ended.abort();
    await Promise.all(this.active.values());
  }

  /** Takes the mailbox only now: its lease lasts little longer than a pull. */
  private async pullOne(ctx: Context, id: string): Promise<void> {
    if (this.ended.signal.aborted) return;
    const mailbox = await claimDue(ctx, id);
    if (mailbox) await pull(ctx, mailbox, this.ended.signal);
  }
}
