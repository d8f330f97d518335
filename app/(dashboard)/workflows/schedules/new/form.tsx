"use client";

import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Select } from "@/components/form/select";
import { Submit } from "@/components/form/submit";
import { TextArea } from "@/components/form/text-area";
import { useFormAction } from "@/components/form/use-form-action";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { createScheduleAction } from "../actions";
import { SPEC_FIELDS, SpecFields } from "../spec-fields";

interface Props {
  /** Workflow types with their purposes. */
  kinds: [type: string, purpose: string][];
  policies: [name: string, label: string][];
  zones: string[];
}

export function NewScheduleForm({ kinds, ...choices }: Props) {
  const submission = useFormAction(createScheduleAction);
  const { failure } = submission;
  const given = failure?.given ?? {};
  const errors = failure?.fields ?? {};
  const inputError = Object.entries(errors).find(([path]) => /^input(\.|$)/.test(path));
  const spec = {
    cron: given.cron ?? "0 3 * * *",
    time_zone: given.time_zone ?? "UTC",
    overlap: given.overlap ?? "SKIP",
    note: given.note ?? "",
  };
  return (
    <ActionForm submission={submission} className="flex max-w-2xl flex-col gap-4">
      <FormError
        failure={failure}
        fields={[...SPEC_FIELDS, "schedule_id", "type", ...(inputError ? [inputError[0]] : [])]}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="schedule_id"
          label="Name"
          hint="An identifier, such as evening-inbox."
          required
          autoComplete="off"
          defaultValue={given.schedule_id}
          error={errors.schedule_id}
        />
        <Select name="type" label="Workflow" defaultValue={given.type ?? kinds[0]?.[0]} error={errors.type}>
          {kinds.map(([type, purpose]) => (
            <option key={type} value={type} title={purpose}>
              {type}
            </option>
          ))}
        </Select>
      </div>
      <SpecFields spec={spec} errors={errors} {...choices} />
      <TextArea
        name="input"
        label="Input (optional)"
        hint={'JSON, such as {"limit": 10}.'}
        rows={2}
        spellCheck={false}
        className="font-mono"
        defaultValue={given.input}
        error={inputError && `${inputError[0]}: ${inputError[1]}`}
      />
      <div className="flex justify-end gap-2">
        <Link href="/workflows/schedules" className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Submit>Create schedule</Submit>
      </div>
    </ActionForm>
  );
}
