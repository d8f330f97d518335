"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { recordHref } from "@/components/record/href";
import { invalid } from "@/lib/core/errors";
import { createRecord, deleteRecord, isRecordType } from "@/lib/vault";

export async function createRecordAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, (ctx) => {
    const type = text(form, "type");
    if (!isRecordType(type)) throw invalid("type", "choose one of the types");
    const body = text(form, "body").replace(/\r\n/g, "\n");
    return createRecord(ctx, { type, name: text(form, "name").trim(), body });
  });
  if (!result?.ok) return result;
  revalidatePath("/vault", "layout");
  redirect(recordHref(result.value.path));
}

/** Deletes what was on the page, and not what the file has become since. */
export async function deleteRecordAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, (ctx) =>
    deleteRecord(ctx, { path: text(form, "path"), ifMatch: text(form, "etag") }),
  );
  if (!result?.ok) return result;
  revalidatePath("/vault", "layout");
  redirect("/vault");
}
