import { setTimeout as sleep } from "node:timers/promises";
import { type Context, notify } from "@/lib/db";
import { RunClosed } from "@/lib/runs";
import type { AgentId } from "../agents/agents";
import { candidatesOf, configuredModels, whyNone } from "../agents/models";
import { providerOf } from "../providers/providers";
import { type Route, routeOf } from "../providers/route";
import { isConfigured, keyOf, type Runtime, runtimeOf } from "../runtime/runtime";
import { recordUse } from "../secrets/store";
import { type CallOutcome, modelCalls } from "../tables";
import { assertWithinBudget, NoModel } from "./no-model";
import { type CallFailure, failureOf, isRetryable } from "./outcome";
import { withProgress } from "./progress";
import { type ModelReply, type Prompt, sendOnce } from "./send";
import type { Usage } from "./usage";

const TIMEOUT_MS = 90_000;
/** Attempts per model for retryable errors, after 0.5 s, doubling, or as the provider's `Retry-After`. */
const MAX_ATTEMPTS = 2;
const FIRST_WAIT_MS = 500;
/** A provider that wants a longer pause would refuse again before it: the fallback is asked instead. */
const MAX_WAIT_MS = 10_000;

export interface Answer extends ModelReply {
  provider: string;
  model: string;
}

export interface CallOptions {
  /** Longest wait for the next piece of an answer. */
  timeoutMs?: number;
  /** For one model, including retries. */
  maxMs?: number | undefined;
  /** For all models together. */
  totalMs?: number | undefined;
  /** What is wrong with an answer, if anything is, for the list of calls. */
  faultOf?: ((answer: string) => string | null) | undefined;
}

/**
 * Calls an agent's model, then its fallbacks, until one answers; every call is recorded. A restart of the runtime
 * repeats the call with the new credentials. Throws `NoModel`, and `RunClosed` when the run that asks was closed.
 */
export async function callModel(
  ctx: Context,
  agent: AgentId,
  question: Prompt,
  { timeoutMs = TIMEOUT_MS, maxMs, totalMs = Number.POSITIVE_INFINITY, faultOf }: CallOptions = {},
): Promise<Answer> {
  const until = performance.now() + totalMs;
  await assertWithinBudget(ctx);
  for (;;) {
    const runtime = await runtimeOf(ctx);
    const answer = await tryModels(ctx, runtime, agent, question, { timeoutMs, maxMs, until, faultOf });
    if (answer !== "restarted") return answer;
  }
}

interface Limits extends CallOptions {
  timeoutMs: number;
  /** A time of `performance.now()`. */
  until: number;
}

/** Undefined without an end. */
const leftUntil = (end: number): number | undefined =>
  Number.isFinite(end) ? Math.max(1, end - performance.now()) : undefined;

async function tryModels(
  ctx: Context,
  runtime: Runtime,
  agent: AgentId,
  question: Prompt,
  { timeoutMs, maxMs = Number.POSITIVE_INFINITY, until, faultOf }: Limits,
): Promise<Answer | "restarted"> {
  const configured = (id: string) => isConfigured(runtime, id);
  const candidates = candidatesOf(await configuredModels(ctx), agent);
  const routes = candidates
    .map((model) => routeOf(model, configured))
    .filter(({ provider }) => configured(provider));
  if (routes.length === 0) throw new NoModel("not_configured", whyNone(runtime, candidates));
  let last: CallFailure | undefined;
  for (const [index, route] of routes.entries()) {
    const now = performance.now();
    if (last && now >= until) break;
    const end = Math.min(until, now + maxMs);
    const caller = { agent, isFallback: index > 0 };
    const send = async () => {
      const reply = await withProgress(ctx, route.model, (signal, onText) =>
        sendOnce(runtime, route, question, { timeoutMs, maxMs: leftUntil(end), signal, onText }),
      );
      return { ...reply, fault: faultOf?.(reply.text) ?? null };
    };
    const result = await callWithRetries(ctx, runtime, caller, route, send, end);
    if (!("outcome" in result)) return { ...result, ...route };
    if (result.outcome === "restarted") return "restarted";
    if (result.outcome === "canceled") throw new RunClosed(result.message);
    last = result;
  }
  throw new NoModel("failed", last?.message ?? "No model answered", last?.outcome);
}

export interface Caller {
  agent: AgentId;
  isFallback: boolean;
}

/** Makes one call, with retries that begin before `end`, of `performance.now()`; every attempt is recorded. */
export async function callWithRetries<R extends Usage>(
  ctx: Context,
  runtime: Runtime,
  caller: Caller,
  route: Route,
  send: () => Promise<R>,
  end = Number.POSITIVE_INFINITY,
): Promise<R | CallFailure> {
  for (let attempt = 1, wait = FIRST_WAIT_MS; ; attempt += 1, wait *= 2) {
    const started = performance.now();
    const result = await send().catch((error: unknown) =>
      failureOf(error, providerOf(route.provider).label, keyOf(runtime, route.provider)),
    );
    await recordCall(ctx, caller, route, result, performance.now() - started);
    if (!("outcome" in result) || !isRetryable(result.outcome) || attempt >= MAX_ATTEMPTS) return result;
    const pause = result.retryAfterMs ?? wait;
    if (pause > MAX_WAIT_MS || performance.now() + pause >= end) return result;
    await sleep(pause, undefined, { signal: runtime.signal }).catch(() => {});
    if (runtime.signal.aborted) return { outcome: "restarted", message: "The gateway was restarted" };
  }
}

const NO_USAGE: Usage = { inputTokens: null, outputTokens: null, costUsd: null };

/** Stores the cost and outcome of a call. */
async function recordCall(
  ctx: Context,
  { agent, isFallback }: Caller,
  { provider, model }: Route,
  result: Usage | CallFailure,
  ms: number,
): Promise<void> {
  const hasFailed = "outcome" in result;
  const {
    inputTokens,
    outputTokens,
    costUsd,
    fault = null,
  } = hasFailed ? (result.usage ?? NO_USAGE) : result;
  const outcome: CallOutcome = hasFailed ? result.outcome : fault === null ? "ok" : "malformed";
  const error = hasFailed ? result.message.replaceAll("\0", "") : fault;
  const usage = { inputTokens, outputTokens, costUsd, error };
  const call = {
    agent,
    isFallback,
    provider,
    model,
    outcome,
    latencyMs: Math.round(ms),
    at: ctx.clock.now(),
  };
  await ctx.db.tx(async (tx) => {
    await tx.insert(modelCalls).values({ accountId: ctx.account.id, ...call, ...usage });
    await notify(ctx, tx, "kv_live");
  });
  const { credential } = providerOf(provider);
  if (!hasFailed && credential) await recordUse(ctx, credential);
}
