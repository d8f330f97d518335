import { z } from "zod";
import { audit } from "@/lib/audit";
import { notify } from "@/lib/db";
import { webhooks } from "@/lib/events";
import { defineOperation } from "@/lib/operation";
import { exampleWebhook } from "../examples";
import { noWebhook, whereWebhook } from "../find";
import { idInput } from "../shapes";

/** Deletes a webhook with its deliveries. */
export const deleteWebhook = defineOperation({
  id: "deleteWebhook",
  http: { method: "DELETE", path: "/webhooks/{id}" },
  tag: "Events",
  summary: "Delete a webhook, with the log of its deliveries",
  description: "Deliveries that are pending are not sent any more.",
  input: z.strictObject({ id: idInput }),
  output: z.object({ message: z.string() }),
  errors: ["NOT_FOUND"],
  examples: [{ input: { id: exampleWebhook.id }, output: { message: `Deleted ${exampleWebhook.url}` } }],
  run: (ctx, { id }) =>
    ctx.db.tx(async (tx) => {
      const [gone] = await tx.delete(webhooks).where(whereWebhook(ctx, id)).returning({ url: webhooks.url });
      if (!gone) throw noWebhook(id);
      await audit(ctx, tx, { action: "webhook.delete", subject: id, detail: { url: gone.url } });
      await notify(ctx, tx, "kv_live");
      return { message: `Deleted ${gone.url}` };
    }),
});
