import { z } from "zod";
import { audit } from "@/lib/audit";
import { assertBelowCap, notify, returnedRow } from "@/lib/db";
import { newSecret, sealSecret, webhooks } from "@/lib/events";
import { defineOperation } from "@/lib/operation";
import { exampleWebhook } from "../examples";
import { presentWebhooks } from "../present";
import { descriptionInput, eventsInput, MAX_WEBHOOKS, urlInput, webhook } from "../shapes";
import { checkWebhookUrl } from "../url";

const output = webhook.extend({
  secret: z.string().meta({ description: "Verifies deliveries; shown in this reply only" }),
});

const CAP = { table: webhooks, max: MAX_WEBHOOKS, noun: "Webhook", remedy: "delete" };

/** Creates a webhook. The result is the only place that has its secret. */
export const createWebhook = defineOperation({
  id: "createWebhook",
  http: { method: "POST", path: "/webhooks", status: 201 },
  tag: "Events",
  summary: "Create a webhook, whose secret is shown once",
  description:
    "Events are sent by POST as JSON, signed as Standard Webhooks. An attempt that is not answered with 2xx within 15 " +
    `seconds is repeated, eight times within about a day. At most ${MAX_WEBHOOKS} per account.`,
  input: z.strictObject({
    url: urlInput,
    events: eventsInput.default(null),
    description: descriptionInput.default(""),
  }),
  output,
  containsSecret: true,
  errors: ["CONFLICT"],
  examples: [
    {
      input: {
        url: exampleWebhook.url,
        events: exampleWebhook.events,
        description: exampleWebhook.description,
      },
      output: { ...exampleWebhook, secret: "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=" },
    },
  ],
  run: async (ctx, { url, events, description }) => {
    const [id, secret, address] = [crypto.randomUUID(), newSecret(), checkWebhookUrl(url)];
    const row = { id, accountId: ctx.account.id, url: address, description, types: events };
    return ctx.db.tx(async (tx) => {
      await assertBelowCap(ctx, tx, CAP);
      const sealed = sealSecret(ctx, id, secret);
      const added = await tx
        .insert(webhooks)
        .values({ ...row, ...sealed, createdAt: ctx.clock.now() })
        .returning();
      await audit(ctx, tx, { action: "webhook.create", subject: id, detail: { url: address, events } });
      await notify(ctx, tx, "kv_live");
      return { ...returnedRow(await presentWebhooks(ctx, tx, added)), secret };
    });
  },
});
