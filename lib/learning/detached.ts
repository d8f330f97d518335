import { eq } from "drizzle-orm";
import type { DetachListener } from "@/lib/vault";
import { learningInstincts, learningObservations } from "./tables";

/** Deletes the observations and rules of a detached vault: their destinations are in it. */
export const forgetRules: DetachListener = async (ctx, tx) => {
  for (const table of [learningObservations, learningInstincts])
    await tx.delete(table).where(eq(table.accountId, ctx.account.id));
};
