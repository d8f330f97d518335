import { z } from "zod";
import { audit } from "@/lib/audit";
import { defineOperation } from "@/lib/operation";
import { settingsOf } from "../settings";
import { settings } from "../shapes";
import { janitorSettings } from "../tables";

export const writeJanitorSettings = defineOperation({
  id: "janitorSet",
  http: { method: "PATCH", path: "/workers/janitor/settings" },
  tag: "Workers",
  summary: "Change the account's settings for the janitor",
  input: z
    .strictObject(settings.partial().shape)
    .refine((input) => Object.keys(input).length > 0, "Give a setting to change"),
  output: settings,
  run: async (ctx, input) => {
    const next = { ...(await settingsOf(ctx)), ...input };
    const values = {
      reportBodyLinks: next.report_body_links,
      relateBodyLinks: next.relate_body_links,
      acceptedStatuses: next.accepted_statuses,
    };
    await ctx.db.tx(async (tx) => {
      await tx
        .insert(janitorSettings)
        .values({ accountId: ctx.account.id, ...values })
        .onConflictDoUpdate({ target: janitorSettings.accountId, set: values });
      await audit(ctx, tx, { action: "janitor.settings", subject: "janitor", detail: input });
    });
    return next;
  },
});
