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
import { createRecordAction } from "../actions";

export function NewRecordForm({ types }: { types: string[] }) {
  const submission = useFormAction(createRecordAction);
  const { failure } = submission;
  const given = failure?.given ?? {};
  const errors = failure?.fields ?? {};
  return (
    <ActionForm submission={submission} className="flex max-w-2xl flex-col gap-4">
      <FormError failure={failure} fields={["type", "name", "body"]} />
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Select name="type" label="Type" defaultValue={given.type ?? "note"} error={errors.type}>
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        <TextField
          name="name"
          label="Name"
          required
          autoComplete="off"
          defaultValue={given.name}
          error={errors.name}
        />
      </div>
      <TextArea
        name="body"
        label="Text"
        hint="Markdown. Link to other records with [[person/Alice Chen]]."
        rows={14}
        className="font-mono"
        defaultValue={given.body}
        error={errors.body}
      />
      <div className="flex justify-end gap-2">
        <Link href="/vault" className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Submit>Create record</Submit>
      </div>
    </ActionForm>
  );
}
