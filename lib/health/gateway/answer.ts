import { parseJson } from "@/lib/core/json";
import { findUnstorable } from "@/lib/core/storable";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { askExternal, type Question } from "./external";

/** Active questions: concurrent callers share one answer. */
const asked = new Map<Question, Promise<string>>();

/** Asks the external gateway when one is configured, else the built-in one. */
export async function answerOf(
  ctx: Context,
  question: Question,
  own: (ctx: Context) => Promise<object>,
): Promise<unknown> {
  const command = env().KV_GATEWAY_COMMAND;
  if (command === undefined) return own(ctx);
  return jsonOrRaw(await askOnce(command, question));
}

function askOnce(command: string, question: Question): Promise<string> {
  const running = asked.get(question);
  if (running) return running;
  const answer = askExternal(command, question).finally(() => asked.delete(question));
  asked.set(question, answer);
  return answer;
}

/** Output that is JSON as JSON; as text anything else, and JSON that would be altered, such as a number that is rounded. */
export function jsonOrRaw(output: string): unknown {
  try {
    const value = parseJson(output);
    return findUnstorable(value) === null ? value : { raw: output };
  } catch {
    return { raw: output };
  }
}
