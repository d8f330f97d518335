"use server";

import { redirect } from "next/navigation";
import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { recordHref } from "@/components/vault/href";
import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { createRecord, deleteRecord, isRecordType, openDaily } from "@/lib/vault";

const PAGE = "/vault";

export async function createRecordAction(_: FormState, form: FormData): Promise<FormState> {
  const create = (ctx: Context) => {
    const type = text(form, "type");
    if (!isRecordType(type)) throw invalid("type", "choose one of the types");
    const body = text(form, "body").replace(/\r\n/g, "\n");
    return createRecord(ctx, { type, name: text(form, "name").trim(), body });
  };
  const result = await act(form, create, PAGE);
  if (!result?.ok) return result;
  redirect(recordHref(result.value.path));
}

/** Deletes the version that the page showed, unless the file has changed since. */
export async function deleteRecordAction(_: FormState, form: FormData): Promise<FormState> {
  const remove = async (ctx: Context) =>
    void (await deleteRecord(ctx, { path: text(form, "path"), ifMatch: text(form, "etag") }));
  const result = await act(form, remove, PAGE);
  if (result?.ok) redirect(PAGE);
  return result;
}

/** Creates today's daily note unless it exists, and opens it. */
export async function openDailyAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, (ctx) => openDaily(ctx, {}), PAGE);
  if (!result?.ok) return result;
  redirect(recordHref(result.value.path));
}
