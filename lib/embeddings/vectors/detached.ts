import { eq } from "drizzle-orm";
import type { DetachListener } from "@/lib/vault";
import { embeddings, surveyorState } from "../tables";
import { touchVectors } from "./store";

/** Deletes the vectors of a detached vault. The surveyor may not write into the next one without being asked. */
export const forgetVectors: DetachListener = async (ctx, tx) => {
  await tx.delete(embeddings).where(eq(embeddings.accountId, ctx.account.id));
  await touchVectors(ctx, tx);
  await tx.update(surveyorState).set({ write: false }).where(eq(surveyorState.accountId, ctx.account.id));
};
