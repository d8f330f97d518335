import type { Context } from "@/lib/db";
import { NoModel, whyNoModel } from "@/lib/gateway";
import type { Extractor } from "./learning";
import { extractByModel, NoLearnings } from "./model/extractor";

/** The local engine, whose learnings are found already. `reason`: why no model is used. */
const localExtractor =
  (reason: string): Extractor =>
  async (_, __, found) => ({ findings: found, by: { engine: "local", reason } });

/** The extractor of the account: the distiller's model with the local engine as fallback, or the local engine. */
export async function chooseExtractor(ctx: Context): Promise<Extractor> {
  const reason = await whyNoModel(ctx, "vault-distiller");
  return reason === null ? withFallback() : localExtractor(reason);
}

/** Outcomes of one source: its text was rejected, or its answer was cut off. */
const OF_ONE_SOURCE: readonly (string | undefined)[] = ["refused", "malformed"];
/** Outcomes that the next source may not have, unless they are repeated. */
const PASSING: readonly (string | undefined)[] = ["timeout", "provider_error"];

/** Once the budget is used up or no provider is left, the other sources skip the model. */
function withFallback(): Extractor {
  let unavailable: string | null = null;
  let outages = 0;
  return async (ctx, source, found) => {
    if (unavailable !== null) return localExtractor(unavailable)(ctx, source, found);
    try {
      const extraction = await extractByModel(ctx, source);
      outages = 0;
      return extraction;
    } catch (error) {
      if (!(error instanceof NoModel) && !(error instanceof NoLearnings)) throw error;
      ctx.log.warn({ path: source.path, reason: error.message }, "distilled by the local engine");
      outages = error instanceof NoModel && !OF_ONE_SOURCE.includes(error.outcome) ? outages + 1 : 0;
      if (outages > 0 && !(outages === 1 && isPassing(error))) unavailable = error.message;
      return localExtractor(error.message)(ctx, source, found);
    }
  };
}

const isPassing = (error: Error): boolean => error instanceof NoModel && PASSING.includes(error.outcome);
