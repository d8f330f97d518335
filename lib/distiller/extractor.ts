import type { Context } from "@/lib/db";
import { describeAgent, NoModel } from "@/lib/gateway";
import type { Extractor } from "./learning";
import { localExtractor } from "./local/extractor";
import { extractByModel, NoLearnings } from "./model/extractor";

/** The extractor of the account: the distiller's model with the local engine as fallback, or the local engine. */
export async function chooseExtractor(ctx: Context): Promise<Extractor> {
  const { ready } = await describeAgent(ctx, { agentId: "vault-distiller" });
  return ready ? withFallback() : localExtractor("No model provider is configured");
}

/** Once the budget is used up or no provider is left, the other sources skip the model. */
function withFallback(): Extractor {
  let unavailable: string | null = null;
  return async (ctx, source) => {
    if (unavailable !== null) return localExtractor(unavailable)(ctx, source);
    try {
      return await extractByModel(ctx, source);
    } catch (error) {
      if (!(error instanceof NoModel) && !(error instanceof NoLearnings)) throw error;
      ctx.log.warn({ path: source.path, reason: error.message }, "distilled by the local engine");
      if (error instanceof NoModel) unavailable = error.message;
      return localExtractor(error.message)(ctx, source);
    }
  };
}
