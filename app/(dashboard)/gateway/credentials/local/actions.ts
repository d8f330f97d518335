"use server";

import { act, actAndClose, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import type { Context } from "@/lib/db";
import {
  LOCAL,
  type LocalServerTest,
  type ModelTrial,
  setDefaultModel,
  setProvider,
  testLocalServer,
  tryLocalModel,
} from "@/lib/gateway";

const GATEWAY = "/gateway";

/** Tests the typed address, or the saved one. Saves nothing. */
export async function testServerAction(
  _: FormState<LocalServerTest>,
  form: FormData,
): Promise<FormState<LocalServerTest>> {
  const base_url = text(form, "base_url").trim();
  return act(form, (ctx) => testLocalServer(ctx, { ...(base_url && { base_url }) }));
}

/** `off` removes the server. */
export async function saveServerAction(_: FormState, form: FormData): Promise<FormState> {
  const base_url = form.has("off") ? null : text(form, "base_url").trim();
  const save = (ctx: Context) => setProvider(ctx, { provider: LOCAL, base_url });
  return actAndClose(form, save, GATEWAY, () => "/gateway/credentials?restarted=1");
}

export async function tryModelAction(
  _: FormState<ModelTrial>,
  form: FormData,
): Promise<FormState<ModelTrial>> {
  return act(form, (ctx) => tryLocalModel(ctx, { model: text(form, "model") }));
}

export async function useModelAction(
  _: FormState<Message | null>,
  form: FormData,
): Promise<FormState<Message | null>> {
  const save = async (ctx: Context) => {
    const { model } = await setDefaultModel(ctx, { model: text(form, "model") });
    return { text: `${model} is the default of all agents.` };
  };
  return act(form, save, GATEWAY);
}
