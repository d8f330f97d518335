"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { type CredentialTest, changeCredentials, setProvider, testCredential } from "@/lib/gateway";

const PAGE = "/gateway/credentials";

/** Asks the provider whether it takes the key that was typed, or else the one that is set. Saves nothing. */
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
  const result = await act(form, async (ctx) => {
    await changeCredentials(ctx, { [text(form, "key")]: value });
  });
  return leave(result);
}

/** An empty address is the provider's own. */
export async function addressAction(_: FormState, form: FormData): Promise<FormState> {
  const typed = text(form, "base_url").trim();
  const base_url = form.has("own") || typed === "" ? null : typed;
  const result = await act(form, async (ctx) => {
    await setProvider(ctx, { provider: text(form, "provider"), base_url });
  });
  return leave(result);
}

/** Whatever was changed has both containers restarted, which the page then shows. */
function leave(result: FormState): FormState {
  revalidatePath("/gateway", "layout");
  if (result?.ok) redirect(`${PAGE}?restarted=yes`);
  return result;
}
