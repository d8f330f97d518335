import { eq } from "drizzle-orm";
import type { DetachListener } from "@/lib/vault";
import { clusters, proposals, surveyedRecords, surveys } from "./tables";

/** Deletes the clusters and proposals of a detached vault. */
export const forgetSurveys: DetachListener = async (ctx, tx) => {
  for (const table of [proposals, surveyedRecords, clusters, surveys])
    await tx.delete(table).where(eq(table.accountId, ctx.account.id));
};
