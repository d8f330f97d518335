import { APICallError } from "ai";
import { z } from "zod";
import { connectionFault, connectionReason } from "@/lib/core/connection";
import { retryAfterMs } from "@/lib/core/retry-after";
import { RunClosed } from "@/lib/runs";
import { RefusedAddress } from "../guard";
import type { CallOutcome } from "../tables";
import { Unusable, type Usage } from "./usage";

/** Outcomes that a later attempt may not have. */
const RETRYABLE: readonly CallOutcome[] = ["rate_limited", "timeout", "unreachable", "provider_error"];

export const isRetryable = (outcome: CallOutcome): boolean => RETRYABLE.includes(outcome);

export interface CallFailure {
  outcome: Exclude<CallOutcome, "ok">;
  /** Contains no secret. */
  message: string;
  /** The provider's `Retry-After`, in milliseconds. */
  retryAfterMs?: number;
  /** Usage of an answer that cannot be used. */
  usage?: Usage;
}

/** Classifies the error of a call; `key` is what it was made with, which some providers repeat in what they say. */
export function failureOf(error: unknown, provider: string, key?: string): CallFailure {
  if (error instanceof Unusable)
    return { outcome: error.outcome, message: `${provider}: ${error.message}`, usage: error.usage };
  const cause = rootCause(error);
  if (cause instanceof Error && cause.name === "Restarted")
    return { outcome: "restarted", message: cause.message };
  if (cause instanceof RunClosed) return { outcome: "canceled", message: cause.message };
  if (cause instanceof Error && (cause.name === "TimeoutError" || cause.name === "AbortError")) {
    return { outcome: "timeout", message: `${provider} did not answer in time` };
  }
  const reason = connectionReason(error, provider);
  // An answer that has started has a status, even if its connection was lost.
  if (APICallError.isInstance(error) && error.statusCode !== undefined && reason === null)
    return byStatus(error, error.statusCode, shown(error.message, key), provider);
  if (cause instanceof RefusedAddress) return { outcome: "unreachable", message: cause.message };
  if (reason !== null) {
    const outcome = connectionFault(error) === "timeout" ? "timeout" : "unreachable";
    return { outcome, message: reason };
  }
  const reported = error instanceof Error ? undefined : inStream.safeParse(error);
  if (reported?.success) return byReport(reported.data, shown(reported.data.message, key), provider);
  const { code } = cause as { code?: unknown };
  if (typeof code === "string" && /^(E[A-Z]+|UND_ERR_.*)$/.test(code)) {
    return { outcome: "unreachable", message: `${provider} cannot be reached (${code})` };
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return { outcome: "malformed", message: `${provider} sent an invalid reply: ${shown(message, key)}` };
}

const MAX_SHOWN = 300;
/** A shorter key would be found in any text. */
const MIN_KEY = 8;

/** What a provider says, without the key. */
const shown = (message: string, key = ""): string =>
  (key.length < MIN_KEY ? message : message.replaceAll(key, "[key]")).slice(0, MAX_SHOWN);

/** The error that a provider writes into a stream in place of the rest of the answer. */
const inStream = z.object({
  message: z.string(),
  code: z.union([z.string(), z.number()]).nullish(),
  type: z.string().nullish(),
});

function byReport({ code, type }: z.output<typeof inStream>, reason: string, provider: string): CallFailure {
  return [code, type].some((each) => /^429$|rate_?limit/i.test(String(each)))
    ? { outcome: "rate_limited", message: `${provider} is rate limiting calls: ${reason}` }
    : { outcome: "provider_error", message: `${provider} failed while it answered: ${reason}` };
}

function byStatus(error: APICallError, statusCode: number, reason: string, provider: string): CallFailure {
  if (statusCode >= 300 && statusCode < 400) {
    return {
      outcome: "refused",
      message: `${provider} sent a redirect (${statusCode}), which is not followed`,
    };
  }
  if (statusCode === 401 || statusCode === 403) {
    return { outcome: "wrong_key", message: `${provider} does not accept the key: ${reason}` };
  }
  if (statusCode === 404)
    return { outcome: "no_such_model", message: `${provider} has no such model: ${reason}` };
  if (statusCode === 408)
    return { outcome: "timeout", message: `${provider} did not answer in time: ${reason}` };
  if (statusCode === 429) {
    const wait = retryAfterMs(error.responseHeaders?.["retry-after"]);
    const failure = {
      outcome: "rate_limited",
      message: `${provider} is rate limiting calls: ${reason}`,
    } as const;
    return wait === undefined ? failure : { ...failure, retryAfterMs: wait };
  }
  if (statusCode >= 500)
    return { outcome: "provider_error", message: `${provider} failed (${statusCode}): ${reason}` };
  if (statusCode >= 200 && statusCode < 300) {
    return { outcome: "malformed", message: `${provider} sent an invalid reply: ${reason}` };
  }
  return { outcome: "refused", message: `${provider} rejected the call (${statusCode}): ${reason}` };
}

function rootCause(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 8; depth += 1) {
    const inner = (root as { cause?: unknown } | null)?.cause;
    if (inner === undefined || inner === null) return root;
    root = inner;
  }
  return root;
}
