import type { Context } from "@/lib/db";
import type { AgentId } from "../agents/agents";
import { type CallOptions, callModel } from "./call";
import type { Reading } from "./json-answer";
import type { Prompt } from "./send";

/** Corrections that are asked for: each costs as much as the first answer. */
const MAX_CORRECTIONS = 1;

export interface Question extends Omit<Prompt, "messages"> {
  content: string;
}

/**
 * Calls an agent's model for an answer that can be read. One that cannot is sent back once with its problem; the reading
 * of the last answer is returned. Throws as `callModel` does.
 */
export async function callAndRead<T>(
  ctx: Context,
  agent: AgentId,
  { content, ...prompt }: Question,
  read: (answer: string) => Reading<T>,
  options: CallOptions = {},
): Promise<Reading<T> & { provider: string; model: string }> {
  const messages: Prompt["messages"] = [{ role: "user", content }];
  const started = performance.now();
  for (let corrections = 0; ; corrections += 1) {
    let reading: Reading<T> | undefined;
    const faultOf = (answer: string) => {
      reading = read(answer);
      return "problem" in reading ? reading.fault : null;
    };
    const asked = { ...leftOf(options, started), faultOf };
    const { text, provider, model } = await callModel(ctx, agent, { ...prompt, messages }, asked);
    reading ??= read(text);
    const isOver = (leftOf(options, started).totalMs ?? 1) <= 0;
    if ("value" in reading || corrections === MAX_CORRECTIONS || isOver)
      return { ...reading, provider, model };
    messages.push(
      { role: "assistant", content: text },
      { role: "user", content: `${reading.problem}\nAnswer again, with the whole JSON object.` },
    );
  }
}

/** A correction has what is left of the time of the whole question. */
const leftOf = ({ totalMs, ...options }: CallOptions, started: number): CallOptions =>
  totalMs === undefined ? options : { ...options, totalMs: totalMs - (performance.now() - started) };
