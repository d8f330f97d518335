"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { createApiKey, revokeApiKey } from "@/lib/accounts";

const PAGE = "/settings/api-keys";

export interface NewKey {
  id: string;
  name: string;
  key: string;
}

/** The reply to this one request is the only place where the key ever stands. */
export async function createKeyAction(_: FormState<NewKey>, form: FormData): Promise<FormState<NewKey>> {
  const result = await act(form, async (ctx) => {
    const { id, name, key } = await createApiKey(ctx, { name: text(form, "name") });
    return { id, name, key };
  });
  revalidatePath(PAGE);
  return result;
}

export async function revokeKeyAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, (ctx) => revokeApiKey(ctx, { id: text(form, "id") }));
  revalidatePath(PAGE);
  if (result?.ok) redirect(PAGE);
  return result;
}
