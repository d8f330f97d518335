import type { Context } from "@/lib/db";
import { describeAgent, NoModel } from "@/lib/gateway";
import type { Extractor } from "./learning";
import { localExtractor } from "./local/extractor";
import { extractByModel, NoLearnings } from "./model/extractor";

/** The engine of the account: the Distiller's model, and sentence by sentence the local one where no model can. */
export async function chooseExtractor(ctx: Context): Promise<Extractor> {
  const { ready } = await describeAgent(ctx, { agentId: "vault-distiller" });
  return ready ? withFallback() : localExtractor("No model provider is configured");
}

/** Once the budget is used up, or no provider is left, the other sources need not try. */
function withFallback(): Extractor {
  let over: string | null = null;
  return async (ctx, source) => {
    if (over !== null) return localExtractor(over)(ctx, source);
    try {
      return await extractByModel(ctx, source);
    } catch (error) {
      if (!(error instanceof NoModel) && !(error instanceof NoLearnings)) throw error;
      ctx.log.warn({ path: source.path, reason: error.message }, "distilled by the local engine");
      if (error instanceof NoModel) over = error.message;
      return localExtractor(error.message)(ctx, source);
    }
  };
}
