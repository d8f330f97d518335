import { z } from "zod";
import { audit } from "@/lib/audit";
import { surveyorState } from "@/lib/embeddings";
import { defineOperation } from "@/lib/operation";
import { settings } from "../shapes";

export const writeSurveyorSettings = defineOperation({
  id: "surveyorSet",
  http: { method: "PATCH", path: "/workers/surveyor/settings" },
  tag: "Surveyor",
  summary: "Set whether the surveyor writes its results, or only proposes them",
  description: "Off, it keeps what was written; `POST /workers/surveyor/withdraw` removes it.",
  input: z.strictObject(settings.shape),
  output: settings,
  run: async (ctx, changed) => {
    await ctx.db.tx(async (tx) => {
      await tx
        .insert(surveyorState)
        .values({ accountId: ctx.account.id, ...changed })
        .onConflictDoUpdate({ target: surveyorState.accountId, set: changed });
      await audit(ctx, tx, { action: "surveyor.settings", subject: "surveyor", detail: changed });
    });
    return changed;
  },
});
