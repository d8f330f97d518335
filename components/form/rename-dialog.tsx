"use client";

import { ConfirmDialog } from "./confirm-dialog";
import { TextField } from "./field";
import type { Submission } from "./use-form-action";

interface Props<T> {
  /** Gets `id` and the new `name`. */
  submission: Submission<T>;
  noun: string;
  id: string;
  name: string;
  maxLength: number;
  /** Where closing leads, for a dialog that an address opened; otherwise `onClose` closes it. */
  closeHref?: string;
  onClose?: () => void;
}

/** Asks for another name. */
export function RenameDialog<T>({ submission, noun, id, name, maxLength, ...closing }: Props<T>) {
  const { given = {}, fields = {} } = submission.failure ?? {};
  return (
    <ConfirmDialog
      title={`Rename “${name}”`}
      submission={submission}
      values={{ id }}
      fields={["name"]}
      button={`Rename ${noun}`}
      look="primary"
      {...closing}
    >
      {/* The page may have another field of this name. */}
      <TextField
        name="name"
        id="new-name"
        label="Name"
        required
        maxLength={maxLength}
        autoComplete="off"
        defaultValue={given.name ?? name}
        error={fields.name}
      />
    </ConfirmDialog>
  );
}
