import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, notFound } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { webhookDeliveries } from "@/lib/events";
import { defineOperation } from "@/lib/operation";
import { exampleDelivery, exampleWebhook } from "../examples";
import { findWebhook, noWebhook } from "../find";
import { presentDelivery } from "../present";
import { delivery, deliveryIdInput, idInput } from "../shapes";

/** Sends a delivery again, with all its attempts. */
export const replayDelivery = defineOperation({
  id: "replayWebhookDelivery",
  http: { method: "POST", path: "/webhooks/{id}/deliveries/{deliveryId}/replay" },
  tag: "Events",
  summary: "Send a delivery again, with the same webhook-id",
  description: "It is pending again, with all its attempts. The webhook has to be enabled.",
  input: z.strictObject({ id: idInput, deliveryId: deliveryIdInput }),
  output: delivery,
  errors: ["NOT_FOUND", "CONFLICT"],
  examples: [
    {
      input: { id: exampleWebhook.id, deliveryId: exampleDelivery.id },
      output: {
        ...exampleDelivery,
        state: "pending",
        attempts: 0,
        status: null,
        next_attempt_at: "2026-03-02T10:00:00.000Z",
      },
    },
  ],
  run: async (ctx, { id, deliveryId }) => {
    const webhook = await findWebhook(ctx, id);
    if (!webhook) throw noWebhook(id);
    if (!webhook.enabled) throw conflict("The webhook is disabled: enable it first");
    return ctx.db.tx(async (tx) => {
      const [row] = await tx
        .update(webhookDeliveries)
        .set({ state: "pending", attempts: 0, status: null, error: null, dueAt: ctx.clock.now() })
        .where(
          and(
            eq(webhookDeliveries.accountId, ctx.account.id),
            eq(webhookDeliveries.webhookId, id),
            eq(webhookDeliveries.id, deliveryId),
          ),
        )
        .returning();
      if (!row) throw notFound(`The webhook has no delivery ${deliveryId}`);
      await audit(ctx, tx, { action: "webhook.replay", subject: id, detail: { delivery: deliveryId } });
      await notify(ctx, tx, "kv_webhooks", "kv_live");
      return presentDelivery(row);
    });
  },
});
