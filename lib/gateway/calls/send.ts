import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type FinishReason, generateText, type LanguageModel, type ModelMessage } from "ai";
import { z } from "zod";
import { withTimeout } from "@/lib/core/timeout";
import { providerFetch } from "../guard";
import { providerOf } from "../providers/providers";
import type { Route } from "../providers/route";
import { isPrivateAllowed } from "../providers/settings";
import type { Runtime } from "../runtime/runtime";
import { adapted, bodyIn, type Dialect, dialectOf, type Format, remember } from "./dialect";
import { withoutThinking } from "./thinking";
import { Unusable, type Usage } from "./usage";

export interface Prompt {
  system: string;
  messages: ModelMessage[];
  maxOutputTokens: number;
  /** The JSON that the answer is to be, where the server can be held to it. */
  format?: Format;
}

export interface ModelReply extends Usage {
  text: string;
}

/** One call of one model, without tools or files, so that injected instructions can only produce text. */
export async function sendOnce(
  runtime: Runtime,
  route: Route,
  question: Prompt,
  timeoutMs: number,
): Promise<ModelReply> {
  const ask = (signal: AbortSignal) => sendInDialect(runtime, route, question, signal);
  return withTimeout(timeoutMs, ask, runtime.signal);
}

/** A server that refuses how it was asked, not what, is asked again as it wants; that costs no tokens. */
async function sendInDialect(
  runtime: Runtime,
  route: Route,
  question: Prompt,
  signal: AbortSignal,
): Promise<ModelReply> {
  const baseUrl = baseUrlOf(runtime, route);
  const tried: Dialect[] = [];
  for (let dialect = dialectOf(baseUrl, route.model); ; ) {
    try {
      const reply = await generate(modelOf(runtime, route, dialect, question.format), question, signal);
      if (tried.length > 0) remember(baseUrl, route.model, dialect);
      return reply;
    } catch (error) {
      tried.push(dialect);
      const next = adapted(dialect, tried, error);
      if (!next) throw error;
      dialect = next;
    }
  }
}

async function generate(
  model: LanguageModel,
  { system, messages, maxOutputTokens }: Prompt,
  abortSignal: AbortSignal,
): Promise<ModelReply> {
  const asked = { model, system, messages, maxOutputTokens, maxRetries: 0, abortSignal };
  const { text, finishReason, totalUsage, response } = await generateText(asked);
  const usage: Usage = {
    inputTokens: totalUsage.inputTokens ?? null,
    outputTokens: totalUsage.outputTokens ?? null,
    costUsd: costOf(response.body),
  };
  assertUsable(finishReason, response.body, maxOutputTokens, usage);
  return { text: withoutThinking(text), ...usage };
}

/** To ask again would cost the same, and be answered alike. */
function assertUsable(reason: FinishReason, body: unknown, limit: number, usage: Usage): void {
  if (reason === "length")
    throw new Unusable("malformed", `the answer was cut off at the limit of ${limit} tokens`, usage);
  if (reason === "content-filter" || refusalOf(body) !== null)
    throw new Unusable("refused", "the model refused to answer", usage);
}

const baseUrlOf = (runtime: Runtime, route: Route): string => {
  const { id, baseUrl } = providerOf(route.provider);
  return runtime.baseUrls.get(id) ?? baseUrl;
};

function modelOf(
  runtime: Runtime,
  route: Route,
  dialect: Dialect,
  format: Format | undefined,
): LanguageModel {
  const provider = providerOf(route.provider);
  const settings = {
    baseURL: baseUrlOf(runtime, route),
    apiKey: runtime.credentials.get(provider.credential) ?? "",
    fetch: providerFetch(isPrivateAllowed()),
  };
  if (provider.protocol === "anthropic") return createAnthropic(settings)(route.model);
  const transformRequestBody = (body: Record<string, unknown>) => bodyIn(dialect, body, format);
  return createOpenAICompatible({ name: provider.id, ...settings, transformRequestBody })(route.model);
}

const completion = z.object({ choices: z.array(z.object({ message: z.object({ refusal: z.string() }) })) });

/** What a model of OpenAI says in place of an answer. */
function refusalOf(body: unknown): string | null {
  const read = completion.safeParse(body);
  return read.success ? (read.data.choices[0]?.message.refusal ?? null) : null;
}

/** OpenRouter reports the cost in the usage. */
function costOf(body: unknown): number | null {
  const cost = (body as { usage?: { cost?: unknown } } | undefined)?.usage?.cost;
  return typeof cost === "number" && Number.isFinite(cost) && cost >= 0 ? cost : null;
}
