import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { askExternal, type Question } from "./external";

/** Questions that the external gateway is being asked: whoever asks the same meanwhile gets the same answer. */
const asked = new Map<Question, Promise<string>>();

/** Has the external gateway answer where the operator configured one, else the vault's own. */
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

/** Output that is JSON as JSON, anything else as text. */
export function jsonOrRaw(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return { raw: output };
  }
}
