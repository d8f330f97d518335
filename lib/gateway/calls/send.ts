import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, type LanguageModel, type ModelMessage } from "ai";
import { withTimeout } from "@/lib/core/timeout";
import { providerFetch } from "../guard";
import { providerOf } from "../providers/providers";
import type { Route } from "../providers/route";
import { isPrivateAllowed } from "../providers/settings";
import type { Runtime } from "../runtime/runtime";

export interface Question {
  system: string;
  messages: ModelMessage[];
  maxOutputTokens: number;
}

export interface Reply extends Usage {
  text: string;
}

/** What a call cost. */
export interface Usage {
  inputTokens: number | null;
  outputTokens: number | null;
  /** US dollars, where the provider tells. */
  costUsd: number | null;
}

/** One call of one model. No tools, no files: whatever the text says, all that can come back is text. */
export async function sendOnce(
  runtime: Runtime,
  route: Route,
  question: Question,
  timeoutMs: number,
): Promise<Reply> {
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

/** OpenRouter tells the cost within the usage. */
function costOf(body: unknown): number | null {
  const cost = (body as { usage?: { cost?: unknown } } | undefined)?.usage?.cost;
  return typeof cost === "number" && Number.isFinite(cost) && cost >= 0 ? cost : null;
}
