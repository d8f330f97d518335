import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { callWithRetries } from "../calls/call";
import { sendOnce } from "../calls/send";
import { LOCAL } from "../providers/providers";
import { routeOf } from "../providers/route";
import { isConfigured, runtimeOf } from "../runtime/runtime";
import { modelInput } from "../shapes";

/** A model is loaded at its first call, which takes a while on a slow machine. */
const TIMEOUT_MS = 120_000;

const question = {
  system: "Answer with one word.",
  messages: [{ role: "user" as const, content: "Are you ready?" }],
  maxOutputTokens: 200,
};

const tryLocalModelInput = z.strictObject({ model: modelInput });

export interface ModelTrial {
  ok: boolean;
  message: string;
}

/** Asks a model of the local server for one word. The call is recorded. */
export async function tryLocalModel(
  ctx: Context,
  input: z.input<typeof tryLocalModelInput>,
): Promise<ModelTrial> {
  const { model } = parse(tryLocalModelInput, input);
  const runtime = await runtimeOf(ctx);
  const route = routeOf(model, (id) => isConfigured(runtime, id));
  if (route.provider !== LOCAL) throw invalid("model", `must begin with ${LOCAL}/`);
  if (!isConfigured(runtime, LOCAL)) throw invalid("model", "no local server is set");
  const started = performance.now();
  const caller = { agent: "main", isFallback: false } as const;
  const send = () => sendOnce(runtime, route, question, { timeoutMs: TIMEOUT_MS });
  const result = await callWithRetries(ctx, runtime, caller, route, send);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  return "outcome" in result
    ? { ok: false, message: `${result.message}, after ${seconds} s` }
    : { ok: true, message: `${route.model} answered in ${seconds} s` };
}
