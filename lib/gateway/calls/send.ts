import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, type LanguageModel, type ModelMessage } from "ai";
import { withTimeout } from "@/lib/core/timeout";
import { providerFetch } from "../guard";
import { providerOf } from "../providers/providers";
import type { Route } from "../providers/route";
import { isPrivateAllowed } from "../providers/settings";
import type { Runtime } from "../runtime/runtime";

export interface Prompt {
  system: string;
  messages: ModelMessage[];
  maxOutputTokens: number;
}

export interface ModelReply extends Usage {
  text: string;
}

export interface Usage {
  inputTokens: number | null;
  outputTokens: number | null;
  /** US dollars, if the provider reports it. */
  costUsd: number | null;
}

/** One call of one model, without tools or files, so that injected instructions can only produce text. */
export async function sendOnce(
  runtime: Runtime,
  route: Route,
  question: Prompt,
  timeoutMs: number,
): Promise<ModelReply> {
  const ask = (abortSignal: AbortSignal) =>
    generateText({ model: modelOf(runtime, route), ...question, maxRetries: 0, abortSignal });
  const { text, totalUsage, response } = await withTimeout(timeoutMs, ask, runtime.signal);
  return {
    text,
    inputTokens: totalUsage.inputTokens ?? null,
    outputTokens: totalUsage.outputTokens ?? null,
    costUsd: costOf(response.body),
  };
}

export function modelOf(runtime: Runtime, route: Route): LanguageModel {
  const provider = providerOf(route.provider);
  const settings = {
    baseURL: runtime.baseUrls.get(provider.id) ?? provider.baseUrl,
    apiKey: runtime.credentials.get(provider.credential) ?? "",
    fetch: providerFetch(isPrivateAllowed()),
  };
  if (provider.protocol === "anthropic") return createAnthropic(settings)(route.model);
  return createOpenAICompatible({ name: provider.id, ...settings })(route.model);
}

/** OpenRouter reports the cost in the usage. */
function costOf(body: unknown): number | null {
  const cost = (body as { usage?: { cost?: unknown } } | undefined)?.usage?.cost;
  return typeof cost === "number" && Number.isFinite(cost) && cost >= 0 ? cost : null;
}
