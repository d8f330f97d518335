"use server";

import { redirect } from "next/navigation";
import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import type { Context } from "@/lib/db";
import { type CredentialTest, changeCredentials, setProvider, testCredential } from "@/lib/gateway";

const PAGE = "/gateway/credentials";
const GATEWAY = "/gateway";

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

async function change(form: FormData, value: string | null): Promise<FormState> {
  const save = async (ctx: Context) => void (await changeCredentials(ctx, { [text(form, "key")]: value }));
  return closeAfter(await act(form, save, GATEWAY));
}

/** An empty URL is the provider's own. */
export async function addressAction(_: FormState, form: FormData): Promise<FormState> {
  const typed = text(form, "base_url").trim();
  const base_url = form.has("own") || typed === "" ? null : typed;
  const save = async (ctx: Context) =>
    void (await setProvider(ctx, { provider: text(form, "provider"), base_url }));
  return closeAfter(await act(form, save, GATEWAY));
}

/** Each change restarts the runtimes, which the page then shows. */
function closeAfter(result: FormState): FormState {
  if (result?.ok) redirect(`${PAGE}?restarted=1`, "replace");
  return result;
}
