"use server";

import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { type Answered, askVault } from "@/lib/answers";
import { parse } from "@/lib/core/parse";

export interface Reply extends Answered {
  question: string;
}

export const askAction = async (_: FormState<Reply>, form: FormData) =>
  act(form, async (ctx) => {
    const input = parse(askVault.input, { question: text(form, "question") });
    return { ...(await askVault(ctx, input)), question: input.question };
  });
