"use client";

import { useState } from "react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Select } from "@/components/form/select";
import { Submit } from "@/components/form/submit";
import { TextArea } from "@/components/form/text-area";
import { useFormAction } from "@/components/form/use-form-action";
import { LinkField } from "@/components/links/link-field";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { createRecordAction } from "../actions";

/** The path that links are written from: any of a record in its own folder. */
const SOURCE = "task/New.md";

/** Creates a record; a task with its owner and due date. */
export function NewRecordForm({ types, initialType }: { types: string[]; initialType: string }) {
  const submission = useFormAction(createRecordAction);
  const { failure } = submission;
  const given = failure?.given ?? {};
  const errors = failure?.fields ?? {};
  const [type, setType] = useState(given.type ?? initialType);
  return (
    <ActionForm submission={submission} className="flex max-w-2xl flex-col gap-4">
      <FormError failure={failure} fields={["type", "name", "body"]} />
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Select
          name="type"
          label="Type"
          defaultValue={given.type ?? initialType}
          error={errors.type}
          onChange={({ target }) => setType(target.value)}
        >
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
        <TextField
          name="name"
          label="Name"
          required
          autoFocus
          autoComplete="off"
          defaultValue={given.name}
          error={errors.name}
        />
      </div>
      {type === "task" && (
        <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
          <LinkField
            name="owner"
            label="Owner"
            defaultValue={given.owner ?? ""}
            source={SOURCE}
            error={errors["fields.owner"]}
          />
          <TextField
            name="due"
            label="Due"
            type="date"
            defaultValue={given.due}
            error={errors["fields.due"]}
          />
        </div>
      )}
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
