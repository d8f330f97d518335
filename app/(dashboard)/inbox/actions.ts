"use server";

import { revalidatePath } from "next/cache";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { retryInboxFile } from "@/lib/vault";

export async function retryAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    await retryInboxFile(ctx, { id: text(form, "id") });
  });
  revalidatePath("/inbox");
  return result;
}
