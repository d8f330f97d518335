import { eq } from "drizzle-orm";
import { defineOperation, noInput } from "@/lib/operation";
import { settings } from "../shapes";
import { janitorSettings } from "../tables";

export const readJanitorSettings = defineOperation({
  id: "janitorSettings",
  http: { method: "GET", path: "/workers/janitor/settings" },
  tag: "Workers",
  summary: "The account's settings for the janitor",
  input: noInput,
  output: settings,
  run: async (ctx) => {
    const [row] = await ctx.db.tx((tx) =>
      tx.select().from(janitorSettings).where(eq(janitorSettings.accountId, ctx.account.id)),
    );
    return {
      report_body_links: row?.reportBodyLinks ?? false,
      relate_body_links: row?.relateBodyLinks ?? false,
    };
  },
});
