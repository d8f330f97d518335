"use server";

import { redirect } from "next/navigation";
import { act, actAndClose, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { recordHref } from "@/components/vault/href";
import { listAudit } from "@/lib/audit";
import { invalid, notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { createRecord, deleteRecord, isRecordType, openDaily, restoreVersions } from "@/lib/vault";
import { vaultQuery } from "./query";

const PAGE = "/vault";

export async function createRecordAction(_: FormState, form: FormData): Promise<FormState> {
  const create = (ctx: Context) => {
    const type = text(form, "type");
    if (!isRecordType(type)) throw invalid("type", "choose one of the types");
    const body = text(form, "body").replace(/\r\n/g, "\n");
    // The API adds no field that nobody gave; on the page a new task is one that is to be done.
    const fields = type === "task" ? { status: "todo", ...taskFields(form) } : taskFields(form);
    return createRecord(ctx, { type, name: text(form, "name").trim(), fields, body });
  };
  const result = await act(form, create, PAGE);
  if (!result?.ok) return result;
  redirect(recordHref(result.value.path));
}

/** The owner and the due date of a task, where they were given. */
const taskFields = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    ["owner", "due"].flatMap((name) => {
      const value = text(form, name).trim();
      return value === "" ? [] : [[name, value]];
    }),
  );

/** Deletes the version that the page showed, unless the file has changed since. */
export async function deleteRecordAction(_: FormState, form: FormData): Promise<FormState> {
  const path = text(form, "path");
  const remove = (ctx: Context) => deleteRecord(ctx, { path, ifMatch: text(form, "etag") });
  return actAndClose(form, remove, PAGE, () => vaultQuery.href({ deleted: path }));
}

/** Gives a record that was deleted here the text again that it had. */
export async function undoDeleteAction(
  _: FormState<Message | null>,
  form: FormData,
): Promise<FormState<Message | null>> {
  const path = text(form, "path");
  const restore = async (ctx: Context): Promise<null> => {
    const { entries } = await listAudit(ctx, { action: "record.delete", subject: path, limit: 1 });
    const hash = entries[0]?.before_hash;
    if (!hash) throw notFound(`${path} was not deleted here`);
    await restoreVersions(ctx, { records: [{ path, hash }] });
    return null;
  };
  const result = await act(form, restore, PAGE);
  if (!result?.ok) return result;
  redirect(recordHref(path));
}

/** Creates today's daily note unless it exists, and opens it. */
export async function openDailyAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, (ctx) => openDaily(ctx, {}), PAGE);
  if (!result?.ok) return result;
  redirect(recordHref(result.value.path));
}
