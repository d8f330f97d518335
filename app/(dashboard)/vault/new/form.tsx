"use client";

import { type Ref, useRef, useState } from "react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { Select } from "@/components/form/select";
import { Submit } from "@/components/form/submit";
import { type Submission, useFormAction } from "@/components/form/use-form-action";
import { LinkField } from "@/components/links/link-field";
import { LinkTextArea } from "@/components/links/link-text-area";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { createRecordAction } from "../actions";
import { useDraft, type Values } from "./use-draft";

/** The path that links are written from: any of a record in its own folder. */
const SOURCE = "task/New.md";

interface Props {
  account: string;
  types: string[];
  initialType: string;
}

/** Creates a record. What is typed is kept in the browser until it is created. */
export function NewRecordForm({ account, types, initialType }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, onType, forget } = useDraft(form, account, initialType);
  const submission = useFormAction(createRecordAction, undefined, forget);
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      {draft && (
        <Notice kind="info">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            This is your draft from an earlier visit. It is not saved yet.
            <Button look="quiet" size="small" onClick={forget}>
              Discard draft
            </Button>
          </span>
        </Notice>
      )}
      <Fields
        // Fields take their first values once: a draft has others.
        key={draft ? "draft" : "new"}
        form={form}
        submission={submission}
        types={types}
        begin={draft ?? { type: initialType }}
        onType={onType}
      />
    </div>
  );
}

interface FieldsProps {
  form: Ref<HTMLFormElement>;
  submission: Submission;
  types: string[];
  begin: Values;
  onType: () => void;
}

/** The fields of a record; a task has its owner and due date. */
function Fields({ form, submission, types, begin, onType }: FieldsProps) {
  const { failure } = submission;
  const given = failure?.given ?? begin;
  const errors = failure?.fields ?? {};
  const [type, setType] = useState(given.type);
  return (
    <ActionForm
      ref={form}
      submission={submission}
      onInput={onType}
      onBlur={onType}
      className="flex flex-col gap-4"
    >
      <FormError failure={failure} fields={["type", "name", "body"]} />
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <Select
          name="type"
          label="Type"
          defaultValue={given.type}
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
      <LinkTextArea
        name="body"
        label="Text"
        hint="Markdown. Type [[ to link to a record."
        source={SOURCE}
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
