"use client";

import { useActionState } from "react";
import { buttonClass } from "@/components/ui/button";
import { controlProps, Field, inputClass, TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { createRecordAction } from "../actions";

export function NewRecordForm({ types }: { types: string[] }) {
  const [state, action] = useActionState(createRecordAction, null);
  const failed = state && !state.ok ? state : null;
  const body = {
    name: "body",
    label: "Text",
    hint: "Markdown. Link to other records like this: [[person/Alice Chen]].",
    error: failed?.fields.body,
  };
  return (
    <form action={action} className="flex max-w-2xl flex-col gap-4">
      {failed && Object.keys(failed.fields).length === 0 && <Notice kind="failed">{failed.message}</Notice>}
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Field name="type" label="Type" error={failed?.fields.type}>
          <select
            {...controlProps({ name: "type", error: failed?.fields.type })}
            key={failed?.given.type}
            defaultValue={failed?.given.type ?? "note"}
            className={`h-9 ${inputClass}`}
          >
            {types.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </Field>
        <TextField
          name="name"
          label="Name"
          required
          autoComplete="off"
          defaultValue={failed?.given.name}
          error={failed?.fields.name}
        />
      </div>
      <Field {...body}>
        <textarea
          {...controlProps(body)}
          rows={14}
          defaultValue={failed?.given.body}
          className={`py-2 font-mono ${inputClass}`}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Link href="/vault" className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Submit>Create record</Submit>
      </div>
    </form>
  );
}
