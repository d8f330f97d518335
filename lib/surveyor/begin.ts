import { randomUUID } from "node:crypto";
import type { Context } from "@/lib/db";
import { embedderModel } from "@/lib/gateway";
import { reconcile } from "@/lib/vault";
import { deleteMissing, followMoves } from "./embed/moves";
import { recordRemovals } from "./proposals/removals";

export interface SurveyStart {
  surveyId: string;
  /** ISO 8601. */
  startedAt: string;
  /** The configured remote model; null: embeddings are computed locally. */
  remote: string | null;
}

/** Updates the stored state to the vault: records that were moved, deleted or edited by the user. */
export async function begin(ctx: Context): Promise<SurveyStart> {
  await reconcile(ctx);
  await ctx.db.tx(async (tx) => {
    await followMoves(ctx, tx);
    await deleteMissing(ctx, tx);
    await recordRemovals(ctx, tx);
  });
  return {
    surveyId: randomUUID(),
    startedAt: ctx.clock.now().toISOString(),
    remote: await embedderModel(ctx),
  };
}
