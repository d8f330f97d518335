"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { TextField } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { addFieldAction, setFieldAction } from "./actions";
import { FieldControl } from "./field-control";
import { isKind, KIND_NAMES, KINDS, type Kind } from "./kind";

interface Common {
  path: string;
  etag: string;
  /** The part of the record that is being edited, which stays open. */
  edit: string | undefined;
  closeHref: string;
}

interface FieldProps extends Common {
  field: string;
  kind: Kind;
  value: unknown;
  choices: readonly string[];
}

export function FieldDialog({ path, etag, edit = "", closeHref, field, kind, value, choices }: FieldProps) {
  const submission = useFormAction(setFieldAction);
  return (
    <ConfirmDialog
      title={`Edit ${field}`}
      submission={submission}
      values={{ path, etag, edit, field, kind }}
      fields={["value"]}
      closeHref={closeHref}
      button="Save"
      look="primary"
      alternative={
        <Submit look="quiet-danger" name="do" value="remove" formNoValidate>
          Remove field
        </Submit>
      }
    >
      <FieldControl
        kind={kind}
        label={field}
        value={value}
        source={path}
        choices={choices}
        error={submission.failure?.fields.value}
      />
    </ConfirmDialog>
  );
}

interface AddProps extends Common {
  /** Fields that hold a list. */
  lists: readonly string[];
}

export function AddFieldDialog({ path, etag, edit = "", closeHref, lists }: AddProps) {
  const submission = useFormAction(addFieldAction);
  const [kind, setKind] = useState<Kind>("text");
  const { fields = {} } = submission.failure ?? {};
  return (
    <ConfirmDialog
      title="Add a field"
      submission={submission}
      values={{ path, etag, edit }}
      fields={["field", "value"]}
      closeHref={closeHref}
      button="Add field"
      look="primary"
    >
      <TextField
        name="field"
        label="Name"
        required
        autoComplete="off"
        error={fields.field}
        onChange={({ target }) => lists.includes(target.value.trim()) && setKind("list")}
      />
      <Select
        name="kind"
        label="Kind"
        value={kind}
        onChange={({ target }) => isKind(target.value) && setKind(target.value)}
      >
        {KINDS.map((each) => (
          <option key={each} value={each}>
            {KIND_NAMES[each]}
          </option>
        ))}
      </Select>
      <FieldControl
        key={kind}
        kind={kind}
        label="Value"
        value={undefined}
        source={path}
        error={fields.value}
      />
    </ConfirmDialog>
  );
}
