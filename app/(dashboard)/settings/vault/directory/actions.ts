"use server";

import { redirect } from "next/navigation";
import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { parse } from "@/lib/core/parse";
import { openDirectory } from "@/lib/vault";

/** Opens `directory`, and goes to what is in it. */
export async function openAction(
  _: FormState<Message | null>,
  form: FormData,
): Promise<FormState<Message | null>> {
  const result = await act(
    form,
    async (ctx): Promise<Message> => {
      const input = parse(openDirectory.input, { directory: text(form, "directory") });
      return { text: (await openDirectory(ctx, input)).message };
    },
    "/",
  );
  if (result?.ok) redirect("/settings/vault/opening");
  return result;
}
