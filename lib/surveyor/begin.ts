import { randomUUID } from "node:crypto";
import type { Context } from "@/lib/db";
import { embedderModel } from "@/lib/gateway";
import { reconcile } from "@/lib/vault";
import { followMoves, forgetGone } from "./embed/moves";
import { noteRemovals } from "./proposals/removals";

export interface SurveyId {
  surveyId: string;
  /** ISO 8601. */
  startedAt: string;
  /** The remote model that is set; null: embeddings are made on this machine. */
  remote: string | null;
}

/** Brings what is known of the vault's records to what they are: moved, deleted, and edited by their owner. */
export async function begin(ctx: Context): Promise<SurveyId> {
  await reconcile(ctx);
  await ctx.db.tx(async (tx) => {
    await followMoves(ctx, tx);
    await forgetGone(ctx, tx);
    await noteRemovals(ctx, tx);
  });
  return {
    surveyId: randomUUID(),
    startedAt: ctx.clock.now().toISOString(),
    remote: await embedderModel(ctx),
  };
}
