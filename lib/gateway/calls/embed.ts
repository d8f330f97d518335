import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { embedMany } from "ai";
import { withTimeout } from "@/lib/core/timeout";
import type { Context } from "@/lib/db";
import { configuredModels, LOCAL_EMBEDDER, modelsOf } from "../agents/models";
import { providerOf } from "../providers/providers";
import { type Route, routeOf } from "../providers/route";
import { connectionOf, isConfigured, type Runtime, runtimeOf } from "../runtime/runtime";
import { callWithRetries } from "./call";
import { assertWithinBudget, NoModel } from "./no-model";
import type { Usage } from "./usage";

const TIMEOUT_MS = 60_000;
const AGENT = "surveyor";

interface Embedded extends Usage {
  vectors: number[][];
}

/** The account's remote embedding model; null when embeddings are computed locally. */
export async function embedderModel(ctx: Context): Promise<string | null> {
  const { embedderModel: model } = modelsOf(await configuredModels(ctx), AGENT);
  return model === null || model === LOCAL_EMBEDDER ? null : model;
}

/**
 * Embeds texts by a remote model, in order, in one recorded call. The provider must be compatible with OpenAI's API, as
 * Ollama, vLLM and LiteLLM are. Throws `NoModel`.
 */
export async function embedByModel(ctx: Context, model: string, texts: string[]): Promise<number[][]> {
  await assertWithinBudget(ctx);
  for (;;) {
    const runtime = await runtimeOf(ctx);
    const route = routeOf(model, (id) => isConfigured(runtime, id));
    const { label, protocol } = providerOf(route.provider);
    if (!isConfigured(runtime, route.provider))
      throw new NoModel("not_configured", `${label}, which ${model} needs, is not configured`);
    if (protocol !== "openai") throw new NoModel("not_configured", `${label} does not support embeddings`);
    const send = () => embedOnce(runtime, route, texts, TIMEOUT_MS);
    const result = await callWithRetries(ctx, runtime, { agent: AGENT, isFallback: false }, route, send);
    if (!("outcome" in result)) return result.vectors;
    if (result.outcome !== "restarted") throw new NoModel("failed", result.message);
  }
}

/** One call of one model. */
export async function embedOnce(
  runtime: Runtime,
  route: Route,
  values: string[],
  timeoutMs: number,
): Promise<Embedded> {
  const provider = createOpenAICompatible({
    name: route.provider,
    ...connectionOf(runtime, route.provider),
  });
  const model = provider.embeddingModel(route.model);
  const ask = (abortSignal: AbortSignal) => embedMany({ model, values, maxRetries: 0, abortSignal });
  const { embeddings, usage } = await withTimeout(timeoutMs, ask, runtime.signal);
  assertUsable(embeddings, values.length);
  const inputTokens = Number.isFinite(usage.tokens) ? Math.round(usage.tokens) : null;
  return { vectors: embeddings, inputTokens, outputTokens: null, costUsd: null };
}

/** Throws for an untrusted reply with missing vectors, different lengths or non-finite numbers. */
function assertUsable(vectors: number[][], wanted: number): void {
  const dimensions = vectors[0]?.length ?? 0;
  const isUsable =
    vectors.length === wanted &&
    dimensions > 0 &&
    dimensions <= 8_192 &&
    vectors.every((each) => each.length === dimensions && each.every(Number.isFinite));
  if (!isUsable) throw new Error("the reply has the wrong number of embeddings, or different dimensions");
}
