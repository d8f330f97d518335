import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel, ModelMessage } from "ai";
import { withTimeout } from "@/lib/core/timeout";
import { LOCAL, providerOf } from "../providers/providers";
import type { Route } from "../providers/route";
import { connectionOf, type Runtime } from "../runtime/runtime";
import { type RawAnswer, streamed, whole } from "./answer";
import { adapted, bodyIn, type Dialect, dialectOf, type Format, remember } from "./dialect";
import { NotStreamed, withStreamCheck } from "./stream-check";
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

export interface SendOptions {
  /** Without a piece of the answer. */
  timeoutMs: number;
  /** In all. */
  maxMs?: number | undefined;
  /** Ends the call. */
  signal?: AbortSignal;
  /** Each piece of text as it comes. */
  onText?: (text: string) => void;
}

/** However slowly a model writes. */
const MAX_MS = 20 * 60_000;
/** A model of a local server is loaded at its first call, and may read a long text for minutes before it answers. */
const LOCAL_WAIT_MS = 5 * 60_000;

/**
 * One call of one model, with nothing that it could do but answer: injected instructions can only produce text. It times out
 * when nothing comes for `timeoutMs`, or after `maxMs` in all.
 */
export async function sendOnce(
  runtime: Runtime,
  route: Route,
  question: Prompt,
  { timeoutMs, maxMs = MAX_MS, signal, onText }: SendOptions,
): Promise<ModelReply> {
  const waitMs = route.provider === LOCAL ? Math.max(timeoutMs, LOCAL_WAIT_MS) : timeoutMs;
  const ended = signal ? AbortSignal.any([runtime.signal, signal]) : runtime.signal;
  const ask = (limit: AbortSignal) =>
    withTimeout(
      waitMs,
      (pause, extend) =>
        sendInDialect(runtime, route, question, pause, (text) => {
          extend();
          onText?.(text);
        }),
      limit,
    );
  return withTimeout(maxMs, ask, ended);
}

/**
 * A server that refuses how it was asked, not what, is asked again as it wants; that costs no tokens. One that answers in one
 * piece, though a stream was asked for, is asked without a stream from then on.
 */
async function sendInDialect(
  runtime: Runtime,
  route: Route,
  question: Prompt,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<ModelReply> {
  const { baseURL } = connectionOf(runtime, route.provider);
  const tried: Dialect[] = [];
  for (let dialect = dialectOf(baseURL, route.model); ; ) {
    const model = modelOf(runtime, route, dialect, question.format);
    const asTool = providerOf(route.provider).protocol === "anthropic" && dialect.format !== "none";
    const asking = { model, question, signal, asTool, onText };
    try {
      const answer = await (dialect.stream ? streamed(asking) : whole(asking));
      if (tried.length > 0) remember(baseURL, route.model, dialect);
      return usable(answer, question.maxOutputTokens);
    } catch (error) {
      if (error instanceof NotStreamed) {
        const given = modelOf(runtime, route, dialect, question.format, async () => error.reply);
        const answer = await whole({ ...asking, model: given });
        remember(baseURL, route.model, { ...dialect, stream: false });
        return usable(answer, question.maxOutputTokens);
      }
      tried.push(dialect);
      const next = adapted(dialect, tried, error);
      if (!next) throw error;
      dialect = next;
    }
  }
}

/** Asking again would cost the same and get the same answer. */
function usable({ text, finishReason, refusal, ...usage }: RawAnswer, limit: number): ModelReply {
  if (finishReason === "length")
    throw new Unusable("malformed", `the answer was cut off at the limit of ${limit} tokens`, usage);
  if (finishReason === "content-filter" || refusal !== null)
    throw new Unusable("refused", "the model refused to answer", usage);
  return { text: withoutThinking(text), ...usage };
}

function modelOf(
  runtime: Runtime,
  route: Route,
  dialect: Dialect,
  format: Format | undefined,
  send: typeof fetch = connectionOf(runtime, route.provider).fetch,
): LanguageModel {
  const { id, protocol } = providerOf(route.provider);
  const settings = { ...connectionOf(runtime, id), fetch: withStreamCheck(send) };
  if (protocol === "anthropic") return createAnthropic(settings)(route.model);
  const transformRequestBody = (body: Record<string, unknown>) => bodyIn(dialect, body, format);
  const provider = createOpenAICompatible({
    name: id,
    ...settings,
    includeUsage: true,
    transformRequestBody,
  });
  return provider(route.model);
}
