import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { openSecret } from "@/lib/events";
import { claim, type Delivery, dueWebhooks, settle } from "./claim";
import { failDue } from "./disable";
import { findWebhook, type WebhookRow } from "./find";
import { type Attempt, send } from "./send";

/**
 * Sends what is due, each webhook separately: a receiver that does not answer delays no other. Several processes may send
 * for one account; a delivery is taken by one of them.
 */
export class WebhookSender {
  private readonly active = new Map<string, Promise<void>>();
  private readonly ended = new AbortController();

  /** Begins to send; returns before it is done. */
  async sendDue(ctx: Context): Promise<void> {
    for (const id of await dueWebhooks(ctx)) {
      if (this.active.has(id) || this.ended.signal.aborted) continue;
      const sending = this.sendAll(ctx, id)
        .catch((error: unknown) => ctx.log.error({ err: error, webhook: id }, "deliveries failed"))
        .finally(() => this.active.delete(id));
      this.active.set(id, sending);
    }
  }

  /** Attempts that run are ended; another process makes them again. */
  async stop(): Promise<void> {
    this.ended.abort();
    await Promise.all(this.active.values());
  }

  private async sendAll(ctx: Context, id: string): Promise<void> {
    while (!this.ended.signal.aborted) {
      const webhook = await findWebhook(ctx, id);
      if (webhook && !webhook.enabled) return failDue(ctx, id);
      const deliveries = await claim(ctx, id);
      if (!webhook || deliveries.length === 0) return;
      await Promise.all(deliveries.map((delivery) => this.sendOne(ctx, webhook, delivery)));
    }
  }

  private async sendOne(ctx: Context, webhook: WebhookRow, delivery: Delivery): Promise<void> {
    const attempt = await attemptOf(ctx, webhook, delivery, this.ended.signal);
    if (!this.ended.signal.aborted) await settle(ctx, delivery, attempt);
  }
}

/** Makes one attempt. Never throws: a secret that cannot be opened is the attempt's error. */
export async function attemptOf(
  ctx: Context,
  webhook: WebhookRow,
  { eventId, body }: Pick<Delivery, "eventId" | "body">,
  signal?: AbortSignal,
): Promise<Attempt> {
  let secret: string;
  try {
    secret = openSecret(ctx, webhook.id, webhook);
  } catch (error) {
    ctx.log.error({ err: error, webhook: webhook.id }, "the secret of a webhook cannot be opened");
    const reason = error instanceof KvError ? error.message : "It is damaged.";
    return { url: webhook.url, status: null, error: `The secret of the webhook cannot be opened. ${reason}` };
  }
  return send({ url: webhook.url, secret, id: eventId, body }, signal);
}
