import { asc, eq } from "drizzle-orm";
import { z } from "zod";
import { webhooks } from "@/lib/events";
import { defineOperation, noInput } from "@/lib/operation";
import { exampleWebhook } from "../examples";
import { presentWebhooks } from "../present";
import { webhook } from "../shapes";

/** The webhooks of the account. */
export const listWebhooks = defineOperation({
  id: "listWebhooks",
  http: { method: "GET", path: "/webhooks" },
  tag: "Events",
  summary: "The webhooks of the account, oldest first",
  description:
    "Each with its last attempt, and how many deliveries are pending and failed; never with its secret.",
  input: noInput,
  output: z.object({ webhooks: z.array(webhook).meta({ description: "The webhooks" }) }),
  examples: [{ output: { webhooks: [exampleWebhook] } }],
  run: (ctx) =>
    ctx.db.tx(async (tx) => {
      const own = eq(webhooks.accountId, ctx.account.id);
      const rows = await tx.select().from(webhooks).where(own).orderBy(asc(webhooks.createdAt), webhooks.id);
      return { webhooks: await presentWebhooks(ctx, tx, rows) };
    }),
});
