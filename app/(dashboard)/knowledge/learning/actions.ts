"use server";

import { revalidatePath } from "next/cache";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import {
  acceptInstinct,
  disableLearning,
  enableLearning,
  retireInstinct,
  startReflection,
} from "@/lib/learning";

const refresh = () => revalidatePath("/knowledge/learning");

/** Accepts or retires the instinct `id`. */
export async function settleAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  const result = await act(form, async (ctx) => {
    const isAccepted = text(form, "order") === "accept";
    const { says } = await (isAccepted ? acceptInstinct : retireInstinct)(ctx, { id: text(form, "id") });
    return isAccepted
      ? `The curator follows from now on: ${says}.`
      : `The curator no longer follows: ${says}.`;
  });
  refresh();
  return result;
}

export async function switchAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  const result = await act(form, async (ctx) => {
    const { message } = await (text(form, "enabled") === "true" ? enableLearning : disableLearning)(ctx);
    return `${message}.`;
  });
  refresh();
  return result;
}

export async function reflectAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  const result = await act(form, async (ctx) => {
    const { reused } = await startReflection(ctx);
    return reused
      ? "A reflection goes on already."
      : "The reflection was started; what it forms is shown here.";
  });
  refresh();
  return result;
}
