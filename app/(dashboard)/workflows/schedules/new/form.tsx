"use client";

import { useActionState } from "react";
import { buttonClass } from "@/components/ui/button";
import { controlProps, Field, inputClass, TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { createScheduleAction } from "../actions";
import { SpecFields } from "../spec-fields";

interface Props {
  /** Types of workflow with what they do. */
  kinds: [type: string, purpose: string][];
  policies: [name: string, does: string][];
  zones: string[];
}

export function NewScheduleForm({ kinds, ...choices }: Props) {
  const [state, action] = useActionState(createScheduleAction, null);
  const failed = state && !state.ok ? state : null;
  const given = failed?.given ?? {};
  const errors = failed?.fields ?? {};
  const inputError = Object.entries(errors).find(([path]) => /^input(\.|$)/.test(path));
  const input = {
    name: "input",
    label: "Input (optional)",
    hint: 'JSON that the workflow takes, such as {"limit": 10}.',
    error: inputError && `${inputError[0]}: ${inputError[1]}`,
  };
  const spec = {
    cron: given.cron ?? "0 3 * * *",
    time_zone: given.time_zone ?? "UTC",
    overlap: given.overlap ?? "SKIP",
    note: given.note ?? "",
  };
  return (
    <form action={action} className="flex max-w-2xl flex-col gap-4">
      {failed && Object.keys(errors).length === 0 && <Notice kind="failed">{failed.message}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="schedule_id"
          label="Name"
          required
          autoComplete="off"
          placeholder="evening-inbox"
          defaultValue={given.schedule_id}
          error={errors.schedule_id}
        />
        <Field name="type" label="Starts" error={errors.type}>
          <select
            {...controlProps({ name: "type", error: errors.type })}
            key={given.type}
            defaultValue={given.type ?? kinds[0]?.[0]}
            className={`h-9 ${inputClass}`}
          >
            {kinds.map(([type, purpose]) => (
              <option key={type} value={type} title={purpose}>
                {type}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <SpecFields spec={spec} errors={errors} {...choices} />
      <Field {...input}>
        <textarea
          {...controlProps(input)}
          rows={2}
          spellCheck={false}
          defaultValue={given.input}
          className={`py-2 font-mono ${inputClass}`}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Link href="/workflows/schedules" className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Submit>Create schedule</Submit>
      </div>
    </form>
  );
}
