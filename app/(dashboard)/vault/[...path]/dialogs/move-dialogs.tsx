"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { TextField } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { useFormAction } from "@/components/form/use-form-action";
import { fileNameOf, folderIn, nameOf, recordHref } from "@/components/vault/href";
import { copyRecordAction, moveRecordAction, retypeRecordAction } from "../actions";
import { LinksFollow } from "./affected";

/** The record that a dialog is about. */
export interface DialogRecord {
  path: string;
  etag: string;
  type: string | null;
  status: string | null;
  /** The paths of the other records that link to it. */
  sources: string[];
}

export function MoveDialog({ record: { path, etag, sources } }: { record: DialogRecord }) {
  const submission = useFormAction(moveRecordAction);
  const { given = {}, fields = {} } = submission.failure ?? {};
  return (
    <ConfirmDialog
      title={`Move or rename “${nameOf(path)}”`}
      submission={submission}
      values={{ path, etag }}
      fields={["name", "folder"]}
      closeHref={recordHref(path)}
      button="Move record"
      look="primary"
    >
      <TextField
        name="name"
        label="Name"
        required
        autoComplete="off"
        defaultValue={given.name ?? nameOf(path)}
        error={fields.name}
      />
      <TextField
        name="folder"
        label="Folder"
        hint="From the vault’s root; empty for the root itself."
        autoComplete="off"
        defaultValue={given.folder ?? folderIn(path)}
        error={fields.folder}
      />
      <LinksFollow files={sources} />
    </ConfirmDialog>
  );
}

interface TypeProps {
  record: DialogRecord;
  types: { type: string; folder: string; statuses: readonly string[] }[];
}

export function TypeDialog({ record: { path, etag, type, status, sources }, types }: TypeProps) {
  const submission = useFormAction(retypeRecordAction);
  const others = types.filter((other) => other.type !== type);
  const [chosen, setChosen] = useState(others[0]?.type ?? "");
  const target = others.find((other) => other.type === chosen);
  const needsStatus = status !== null && target !== undefined && !fits(status, target.statuses);
  const { fields = {} } = submission.failure ?? {};
  return (
    <ConfirmDialog
      title={`Change the type of “${nameOf(path)}”`}
      submission={submission}
      values={{ path, etag }}
      fields={["type", "status"]}
      closeHref={recordHref(path)}
      button="Change type"
      look="primary"
    >
      <Select
        name="type"
        label="New type"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        error={fields.type}
      >
        {others.map((other) => (
          <option key={other.type}>{other.type}</option>
        ))}
      </Select>
      {needsStatus && (
        <Select name="status" label={`Status, instead of “${status}”`} error={fields.status}>
          {target.statuses.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      )}
      <p>
        The file becomes{" "}
        <code className="break-all">
          {target?.folder}/{fileNameOf(path)}
        </code>
        .
      </p>
      <LinksFollow files={sources} />
    </ConfirmDialog>
  );
}

const fits = (status: string, statuses: readonly string[]): boolean =>
  statuses.length === 0 || statuses.includes(status);

export function CopyDialog({ record: { path } }: { record: DialogRecord }) {
  const submission = useFormAction(copyRecordAction);
  const { given = {}, fields = {} } = submission.failure ?? {};
  return (
    <ConfirmDialog
      title={`Duplicate “${nameOf(path)}”`}
      submission={submission}
      values={{ path }}
      fields={["name"]}
      closeHref={recordHref(path)}
      button="Duplicate record"
      look="primary"
    >
      <TextField
        name="name"
        label="Name of the copy"
        required
        autoComplete="off"
        defaultValue={given.name ?? `${nameOf(path)} copy`}
        error={fields.name}
      />
      <p className="text-muted">
        The copy has the same text and fields, in the same folder. No other file changes.
      </p>
    </ConfirmDialog>
  );
}
