import { APICallError } from "ai";
import { PrivateAddress } from "../guard";
import type { CallOutcome } from "../tables";

/** What may be right with another model, or a little later. */
const FLEETING: readonly CallOutcome[] = ["rate_limited", "timeout", "unreachable", "provider_error"];

export const isFleeting = (outcome: CallOutcome): boolean => FLEETING.includes(outcome);

export interface CallFault {
  outcome: Exclude<CallOutcome, "ok">;
  /** For people; bears no secret. */
  message: string;
  /** Milliseconds that the provider asks to wait. */
  retryAfterMs?: number;
}

/** Tells the ways in which a call can go wrong apart. */
export function faultOf(error: unknown, provider: string): CallFault {
  const cause = rootOf(error);
  if (cause instanceof Error && cause.name === "Restarted")
    return { outcome: "restarted", message: cause.message };
  if (cause instanceof Error && (cause.name === "TimeoutError" || cause.name === "AbortError")) {
    return { outcome: "timeout", message: `${provider} did not answer in time` };
  }
  if (APICallError.isInstance(error) && error.statusCode !== undefined) return byStatus(error, provider);
  if (cause instanceof PrivateAddress) return { outcome: "unreachable", message: cause.message };
  const code = (cause as { code?: unknown }).code;
  if (typeof code === "string" && /TIMEOUT/.test(code)) {
    return { outcome: "timeout", message: `${provider} did not answer in time (${code})` };
  }
  if (typeof code === "string" && /^(E[A-Z]+|UND_ERR_.*|CERT_.*|DEPTH_.*|SELF_SIGNED.*)$/.test(code)) {
    return { outcome: "unreachable", message: `${provider} cannot be reached (${code})` };
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return { outcome: "malformed", message: `${provider} answered what is no reply: ${message.slice(0, 300)}` };
}

function byStatus(error: APICallError, provider: string): CallFault {
  const { statusCode = 0 } = error;
  const said = error.message.slice(0, 300);
  if (statusCode >= 300 && statusCode < 400) {
    return {
      outcome: "refused",
      message: `${provider} leads elsewhere (${statusCode}), which is not followed`,
    };
  }
  if (statusCode === 401 || statusCode === 403) {
    return { outcome: "wrong_key", message: `${provider} does not take the key: ${said}` };
  }
  if (statusCode === 404)
    return { outcome: "no_such_model", message: `${provider} has no such model: ${said}` };
  if (statusCode === 408)
    return { outcome: "timeout", message: `${provider} did not answer in time: ${said}` };
  if (statusCode === 429) {
    const retryAfterMs = waitOf(error.responseHeaders?.["retry-after"]);
    const fault = {
      outcome: "rate_limited",
      message: `${provider} takes no more calls now: ${said}`,
    } as const;
    return retryAfterMs === undefined ? fault : { ...fault, retryAfterMs };
  }
  if (statusCode >= 500)
    return { outcome: "provider_error", message: `${provider} failed (${statusCode}): ${said}` };
  if (statusCode >= 200 && statusCode < 300) {
    return { outcome: "malformed", message: `${provider} answered what is no reply: ${said}` };
  }
  return { outcome: "refused", message: `${provider} refused the call (${statusCode}): ${said}` };
}

function waitOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}

/** What the layers in between have wrapped. */
function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 8; depth += 1) {
    const inner = (root as { cause?: unknown } | null)?.cause;
    if (inner === undefined || inner === null) return root;
    root = inner;
  }
  return root;
}
