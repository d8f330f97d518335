import { eq } from "drizzle-orm";
import type { DetachListener } from "@/lib/vault";
import {
  distillerCandidates,
  distillerClaims,
  distillerRejections,
  distillerRuns,
  distillerSources,
} from "./tables";

/** Deletes what is known of the learnings of a detached vault. */
export const forgetLearnings: DetachListener = async (ctx, tx) => {
  const ours = [distillerSources, distillerCandidates, distillerRejections, distillerClaims, distillerRuns];
  for (const table of ours) await tx.delete(table).where(eq(table.accountId, ctx.account.id));
};
