"use server";

import { revalidatePath } from "next/cache";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { spanOf, startedWithin } from "@/components/workflows/narrow";
import { deleteView, parseFilter, saveView } from "@/lib/runs";

const PAGE = "/workflows";

/** Keeps what is on show. A span of time is kept as such, so that the view means the same tomorrow. */
export async function saveViewAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    const now = ctx.clock.now();
    const query = text(form, "query");
    const filter = parseFilter(query);
    const within = spanOf(filter, now) ?? null;
    await saveView(ctx, {
      name: text(form, "name"),
      query: within ? startedWithin(filter, null, now) : query,
      within,
    });
  });
  revalidatePath(PAGE);
  return result;
}

export async function deleteViewAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, (ctx) => deleteView(ctx, { id: text(form, "id") }));
  revalidatePath(PAGE);
  return result;
}
