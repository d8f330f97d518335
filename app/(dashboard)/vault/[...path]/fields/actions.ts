"use server";

import { actAndClose, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { invalid } from "@/lib/core/errors";
import { editRecord, readRecord } from "@/lib/vault";
import { recordQuery } from "../query";
import { readValue } from "./read-value";

/** Sets or removes one field of the version that the page showed; only its lines change. */
export async function setFieldAction(_: FormState, form: FormData): Promise<FormState> {
  const [path, field, ifMatch] = [text(form, "path"), text(form, "field"), text(form, "etag")];
  const result = await actAndClose(
    form,
    (ctx) =>
      text(form, "do") === "remove"
        ? editRecord(ctx, { path, unset: [field], ifMatch })
        : editRecord(ctx, { path, set: { [field]: readValue(form) }, ifMatch }),
    "/vault",
    () => recordAddress(form),
  );
  return withValueError(result, field);
}

/** Adds a field that the record does not have. */
export async function addFieldAction(_: FormState, form: FormData): Promise<FormState> {
  const [path, field] = [text(form, "path"), text(form, "field").trim()];
  const result = await actAndClose(
    form,
    async (ctx) => {
      const { frontmatter, etag } = await readRecord(ctx, { path });
      if (Object.hasOwn(frontmatter, field))
        throw invalid("field", `the record has the field ${field} already`);
      return editRecord(ctx, { path, set: { [field]: readValue(form) }, ifMatch: etag });
    },
    "/vault",
    () => recordAddress(form),
  );
  return withValueError(result, field);
}

/** The address of the record, and of its editor where that is open. */
function recordAddress(form: FormData): string {
  const edit = text(form, "edit");
  return recordQuery(text(form, "path")).href(edit === "body" || edit === "source" ? { edit } : {});
}

/** Errors of the value are shown at its control. */
function withValueError(state: FormState, field: string): FormState {
  if (state === null || state.ok) return state;
  const value = state.fields.value ?? state.fields[`set.${field}`] ?? state.fields[field];
  return value === undefined ? state : { ...state, fields: { ...state.fields, value } };
}
