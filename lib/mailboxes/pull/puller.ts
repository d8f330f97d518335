import pLimit from "p-limit";
import type { Context } from "@/lib/db";
import { claimDue } from "./claim";
import { pull } from "./pull";

/** Mailboxes that a process pulls at a time, of all accounts. */
const PULLS = pLimit(4);

/** Pulls what is due for an account. Several processes may do so; a mailbox is taken by one of them. */
export class MailPuller {
  private readonly active = new Set<Promise<unknown>>();
  private readonly ended = new AbortController();

  /** Begins to pull; returns before it is done. */
  async pullDue(ctx: Context): Promise<void> {
    if (this.ended.signal.aborted) return;
    for (const mailbox of await claimDue(ctx)) {
      const pulling = PULLS(() => pull(ctx, mailbox, this.ended.signal)).catch((error: unknown) => {
        if (!this.ended.signal.aborted) ctx.log.error({ err: error, mailbox: mailbox.id }, "a pull failed");
      });
      this.active.add(pulling);
      void pulling.then(() => this.active.delete(pulling));
    }
  }

  /** Pulls that run are ended; another process continues them. */
  async stop(): Promise<void> {
    this.ended.abort();
    await Promise.all(this.active);
  }
}
