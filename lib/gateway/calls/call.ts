import { setTimeout as sleep } from "node:timers/promises";
import { type Context, notify } from "@/lib/db";
import type { AgentId } from "../agents/agents";
import { candidatesOf, setModels } from "../agents/models";
import { readBudget } from "../operations/read-budget";
import { providerOf } from "../providers/providers";
import { type Route, routeOf } from "../providers/route";
import { isConfigured, type Runtime, runtimeOf } from "../runtime/runtime";
import { noteUse } from "../secrets/store";
import { type CallOutcome, modelCalls } from "../tables";
import { type CallFault, faultOf, isFleeting } from "./outcome";
import { type Question, type Reply, sendOnce, type Usage } from "./send";

const TIMEOUT_MS = 90_000;
/** Tries of one model while what is wrong may pass; it waits 0.5 s, then 1 s, or as the provider asks, up to 10 s. */
const TRIES = 2;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

/** Why no model answered: none is configured, the day's budget is used up, or every one failed. */
export class NoModel extends Error {
  constructor(
    readonly reason: "not_configured" | "budget" | "failed",
    message: string,
  ) {
    super(message);
    this.name = "NoModel";
  }
}

export interface Answer extends Reply {
  provider: string;
  model: string;
}

export interface CallOptions {
  timeoutMs?: number;
}

/**
 * Asks an agent's models, the default first, then its fallbacks, until one answers; each call is kept. A restart
 * in the middle makes the call again with the credentials that hold then. Throws `NoModel`.
 */
export async function callModel(
  ctx: Context,
  agent: AgentId,
  question: Question,
  { timeoutMs = TIMEOUT_MS }: CallOptions = {},
): Promise<Answer> {
  if ((await readBudget(ctx)).is_reached)
    throw new NoModel("budget", "The day's budget for models is used up");
  for (;;) {
    const runtime = await runtimeOf(ctx);
    const answer = await askAll(ctx, runtime, agent, question, timeoutMs);
    if (answer !== "restarted") return answer;
  }
}

async function askAll(
  ctx: Context,
  runtime: Runtime,
  agent: AgentId,
  question: Question,
  timeoutMs: number,
): Promise<Answer | "restarted"> {
  const configured = (id: string) => isConfigured(runtime, id);
  const routes = candidatesOf(await setModels(ctx), agent)
    .map((model) => routeOf(model, configured))
    .filter(({ provider }) => configured(provider));
  if (routes.length === 0) throw new NoModel("not_configured", "No model provider is configured");
  let last: CallFault | undefined;
  for (const [index, route] of routes.entries()) {
    const caller = { agent, isFallback: index > 0 };
    const send = () => sendOnce(runtime, route, question, timeoutMs);
    const result = await askOne(ctx, runtime, caller, route, send);
    if (!("outcome" in result)) return { ...result, ...route };
    if (result.outcome === "restarted") return "restarted";
    last = result;
  }
  throw new NoModel("failed", last?.message ?? "No model answered");
}

export interface Caller {
  agent: AgentId;
  isFallback: boolean;
}

/** Makes one call, again while what is wrong may pass; each is kept. */
export async function askOne<R extends Usage>(
  ctx: Context,
  runtime: Runtime,
  caller: Caller,
  route: Route,
  send: () => Promise<R>,
): Promise<R | CallFault> {
  for (let attempt = 1, wait = FIRST_WAIT_MS; ; attempt += 1, wait *= 2) {
    const started = performance.now();
    const result = await send().catch((error: unknown) => faultOf(error, providerOf(route.provider).label));
    await keep(ctx, caller, route, result, performance.now() - started);
    if (!("outcome" in result) || !isFleeting(result.outcome) || attempt >= TRIES) return result;
    const pause = Math.min(result.retryAfterMs ?? wait, LONGEST_WAIT_MS);
    await sleep(pause, undefined, { signal: runtime.signal }).catch(() => {});
    if (runtime.signal.aborted) return { outcome: "restarted", message: "The gateway was restarted" };
  }
}

/** Keeps what a call cost and what came of it. */
async function keep(
  ctx: Context,
  { agent, isFallback }: Caller,
  { provider, model }: Route,
  result: Usage | CallFault,
  ms: number,
): Promise<void> {
  const isFault = "outcome" in result;
  const outcome: CallOutcome = isFault ? result.outcome : "ok";
  const usage = isFault
    ? { inputTokens: null, outputTokens: null, costUsd: null, error: result.message.replaceAll("\0", "") }
    : {
        inputTokens: result.inputTokens,
        outputTokens: result.outputTokens,
        costUsd: result.costUsd,
        error: null,
      };
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
  if (!isFault) await noteUse(ctx, providerOf(provider).credential);
}
