import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { decodeMoment, encodeMoment } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { DELIVERY_STATES, webhookDeliveries } from "@/lib/events";
import { defineOperation } from "@/lib/operation";
import { exampleDelivery, exampleWebhook } from "../examples";
import { findWebhook, noWebhook } from "../find";
import { presentDelivery } from "../present";
import { delivery, idInput } from "../shapes";

/** The log of a webhook, newest first; the webhook's deliveries of the last 30 days. */
export const listDeliveries = defineOperation({
  id: "listWebhookDeliveries",
  http: { method: "GET", path: "/webhooks/{id}/deliveries", linkCursor: "next_cursor" },
  tag: "Events",
  summary: "The deliveries of a webhook, newest first",
  description: "Those of the last 30 days, and all that are pending.",
  input: z.strictObject({
    id: idInput,
    state: z.enum(DELIVERY_STATES, `must be one of ${DELIVERY_STATES.join(", ")}`).optional(),
    limit: limitInput.default(50),
    cursor: z.string().optional().meta({ description: "`next_cursor` of the page before" }),
  }),
  output: z.object({
    deliveries: z.array(delivery).meta({ description: "A page of them" }),
    next_cursor: z.string().nullable(),
  }),
  errors: ["NOT_FOUND"],
  examples: [
    { input: { id: exampleWebhook.id }, output: { deliveries: [exampleDelivery], next_cursor: null } },
  ],
  run: async (ctx, { id, state, limit, cursor }) => {
    if (!(await findWebhook(ctx, id))) throw noWebhook(id);
    const after = cursor === undefined ? undefined : decodeMoment(cursor);
    const table = webhookDeliveries;
    const rows = await ctx.db.tx((tx) =>
      tx
        .select()
        .from(table)
        .where(
          and(
            eq(table.accountId, ctx.account.id),
            eq(table.webhookId, id),
            state && eq(table.state, state),
            after &&
              sql`(${table.createdAt}, ${table.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(desc(table.createdAt), desc(table.id))
        .limit(limit + 1),
    );
    const { page, next } = cutPage(rows, limit, (last) => encodeMoment({ at: last.createdAt, id: last.id }));
    return { deliveries: page.map(presentDelivery), next_cursor: next };
  },
});
