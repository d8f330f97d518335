import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { webhooks } from "@/lib/events";
import { defineOperation } from "@/lib/operation";
import { disableWebhook, resumeDeliveries } from "../disable";
import { exampleWebhook } from "../examples";
import { noWebhook, whereWebhook } from "../find";
import { presentWebhooks } from "../present";
import { descriptionInput, eventsInput, idInput, urlInput, webhook } from "../shapes";
import { checkWebhookUrl } from "../url";

/** Changes what is given. */
export const changeWebhook = defineOperation({
  id: "changeWebhook",
  http: { method: "PATCH", path: "/webhooks/{id}" },
  tag: "Events",
  summary: "Change, disable or enable a webhook",
  description:
    "While a webhook is disabled, no event is queued for it; deliveries that are pending have failed. Enabling one that the service " +
    "disabled (`disabled_reason`) sends those.",
  input: z.strictObject({
    id: idInput,
    url: urlInput.optional(),
    events: eventsInput.optional(),
    description: descriptionInput.optional(),
    enabled: z.boolean("must be true or false").optional(),
  }),
  output: webhook,
  errors: ["NOT_FOUND"],
  examples: [
    { input: { id: exampleWebhook.id, enabled: false }, output: { ...exampleWebhook, enabled: false } },
  ],
  run: async (ctx, { id, url, events, description, enabled }) => {
    const change = {
      ...(url !== undefined && { url: checkWebhookUrl(url) }),
      ...(events !== undefined && { types: events }),
      ...(description !== undefined && { description }),
      ...(enabled === true && { enabled, disabledReason: null }),
    };
    if (Object.keys(change).length === 0 && enabled === undefined)
      throw invalid("", "Nothing to change: give url, events, description or enabled");
    return ctx.db.tx(async (tx) => {
      if (enabled === false) await disableWebhook(ctx, tx, id, null);
      if (enabled === true) await resumeDeliveries(ctx, tx, id);
      if (Object.keys(change).length > 0) await tx.update(webhooks).set(change).where(whereWebhook(ctx, id));
      const rows = await tx.select().from(webhooks).where(whereWebhook(ctx, id));
      const [changed] = await presentWebhooks(ctx, tx, rows);
      if (!changed) throw noWebhook(id);
      const detail = { url: change.url, events, description, enabled };
      await audit(ctx, tx, { action: "webhook.change", subject: id, detail });
      await notify(ctx, tx, "kv_live");
      return changed;
    });
  },
});
