"use server";

import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { type Answered, askVault } from "@/lib/answers";
import { parse } from "@/lib/core/parse";
import { plainText } from "@/lib/embeddings";

export interface Reply extends Answered {
  question: string;
}

export const askAction = async (_: FormState<Reply>, form: FormData) =>
  act(form, async (ctx) => {
    const input = parse(askVault.input, { question: text(form, "question") });
    const answered = await askVault(ctx, input);
    return { ...answered, question: input.question, passages: answered.passages.map(readable) };
  });

/** A passage without markup and empty lines, unless there is nothing else in it. */
function readable<P extends { text: string }>(passage: P): P {
  const text = plainText(passage.text).replace(/\s*\n\s*/g, "\n");
  return text === "" ? passage : { ...passage, text };
}
