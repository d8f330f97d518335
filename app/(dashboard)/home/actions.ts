"use server";

import { act } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { addSampleVault, removeSampleVault } from "@/lib/sample";

export async function addSampleAction(
  _: FormState<Message | null>,
  form: FormData,
): Promise<FormState<Message | null>> {
  return act(form, async (ctx) => ({ text: `${(await addSampleVault(ctx)).message}.` }), "/home");
}

export type RemovedSample = Awaited<ReturnType<typeof removeSampleVault>>;

export async function removeSampleAction(
  _: FormState<RemovedSample>,
  form: FormData,
): Promise<FormState<RemovedSample>> {
  return act(form, (ctx) => removeSampleVault(ctx), "/home");
}
