import { eq } from "drizzle-orm";
import { surveyorState } from "@/lib/embeddings";
import { defineOperation, noInput } from "@/lib/operation";
import { settings } from "../shapes";

export const readSurveyorSettings = defineOperation({
  id: "surveyorSettings",
  http: { method: "GET", path: "/workers/surveyor/settings" },
  tag: "Workers",
  summary: "The account's settings for the surveyor",
  input: noInput,
  output: settings,
  run: async (ctx) => {
    const [row] = await ctx.db.tx((tx) =>
      tx.select().from(surveyorState).where(eq(surveyorState.accountId, ctx.account.id)),
    );
    return { write: row?.write ?? false };
  },
});
