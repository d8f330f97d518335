import { z } from "zod";
import { type Event, webhookDeliveries } from "@/lib/events";
import { defineOperation } from "@/lib/operation";
import { settle } from "../claim";
import { exampleDelivery, exampleWebhook } from "../examples";
import { findWebhook, noWebhook } from "../find";
import { presentDelivery } from "../present";
import { attemptOf } from "../sender";
import { delivery, idInput } from "../shapes";
import { TEST_TYPE } from "../test-type";

/** So that no worker sends it as well. */
const RESERVED_MS = 120_000;

/** Sends an event of the type `webhook.test` now, once, also to a webhook that is disabled. */
export const testWebhook = defineOperation({
  id: "testWebhook",
  http: { method: "POST", path: "/webhooks/{id}/test" },
  tag: "Events",
  summary: "Send an event of the type webhook.test, and wait for the response",
  description:
    "It is sent once, also while the webhook is disabled, and disables none. The reply is its delivery, which is not counted.",
  input: z.strictObject({ id: idInput }),
  output: delivery,
  errors: ["NOT_FOUND"],
  examples: [{ input: { id: exampleWebhook.id }, output: { ...exampleDelivery, type: "webhook.test" } }],
  run: async (ctx, { id }) => {
    const webhook = await findWebhook(ctx, id);
    if (!webhook) throw noWebhook(id);
    const { type, id: actor, label } = ctx.actor;
    const now = ctx.clock.now();
    const event: Event = {
      id: crypto.randomUUID(),
      type: TEST_TYPE,
      timestamp: now.toISOString(),
      actor: { type, id: actor, label },
      data: { message: "This webhook works" },
    };
    const own = { accountId: ctx.account.id, webhookId: id, eventId: event.id, type: event.type };
    const rest = { body: JSON.stringify(event), attempts: 1, createdAt: now };
    const dueAt = new Date(now.getTime() + RESERVED_MS);
    const [row] = await ctx.db.tx((tx) =>
      tx
        .insert(webhookDeliveries)
        .values({ ...own, ...rest, dueAt })
        .returning(),
    );
    const settled = row && (await settle(ctx, row, await attemptOf(ctx, webhook, row), { isLast: true }));
    if (!settled) throw noWebhook(id);
    return presentDelivery(settled);
  },
});
