import { eq } from "drizzle-orm";
import { janitorSettings } from "@/lib/db/schema";
import { defineOperation, noInput } from "@/lib/operation";
import { settings } from "../shapes";

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
    return { relate_body_links: row?.relateBodyLinks ?? false };
  },
});
