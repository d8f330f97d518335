"use server";

import { act, actAndClose, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import type { Context } from "@/lib/db";
import { type CredentialTest, changeCredentials, setProvider, testCredential } from "@/lib/gateway";

/** Tests the typed key with its provider, or the saved one. Saves nothing. */
export async function testAction(
  _: FormState<CredentialTest>,
  form: FormData,
): Promise<FormState<CredentialTest>> {
  const value = text(form, "secret");
  return act(form, (ctx) => testCredential(ctx, { key: text(form, "key"), ...(value && { value }) }));
}

export async function saveAction(_: FormState, form: FormData): Promise<FormState> {
  return change(form, text(form, "secret"));
}

export async function removeAction(_: FormState, form: FormData): Promise<FormState> {
  return change(form, null);
}

const change = (form: FormData, value: string | null) =>
  actAndRestart(form, (ctx) => changeCredentials(ctx, { [text(form, "key")]: value }));

/** An empty URL is the provider's own. */
export async function addressAction(_: FormState, form: FormData): Promise<FormState> {
  const typed = text(form, "base_url").trim();
  const base_url = form.has("own") || typed === "" ? null : typed;
  const secret = text(form, "secret");
  const input = { provider: text(form, "provider"), base_url, ...(secret && { secret }) };
  return actAndRestart(form, (ctx) => setProvider(ctx, input));
}

/** Each change restarts the runtimes, which the page then shows. */
const actAndRestart = (form: FormData, work: (ctx: Context) => Promise<unknown>): Promise<FormState> =>
  actAndClose(form, work, "/gateway", () => "/gateway/credentials?restarted=1");
