"use server";

import { redirect } from "next/navigation";
import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { createApiKey, revokeApiKey } from "@/lib/accounts";

const PAGE = "/settings/api-keys";

export interface NewKey {
  id: string;
  name: string;
  key: string;
}

/** Creates a key. Only this reply ever holds its secret. */
export const createKeyAction = async (_: FormState<NewKey>, form: FormData) =>
  act(
    form,
    async (ctx) => {
      const { id, name, key } = await createApiKey(ctx, { name: text(form, "name") });
      return { id, name, key };
    },
    PAGE,
  );

export async function revokeKeyAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, (ctx) => revokeApiKey(ctx, { id: text(form, "id") }), PAGE);
  if (result?.ok) redirect(PAGE);
  return result;
}
