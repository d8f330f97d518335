"use client";

import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { recordHref } from "@/components/vault/href";
import { count } from "@/lib/core/count";
import { deleteRecordAction } from "../actions";

interface Deletion {
  path: string;
  name: string;
  etag: string;
  /** How many other records link to it. */
  linkedFrom: number;
}

export function DeleteDialog({ record: { path, name, etag, linkedFrom } }: { record: Deletion }) {
  const submission = useFormAction(deleteRecordAction);
  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      submission={submission}
      values={{ path, etag }}
      closeHref={recordHref(path)}
      button="Delete record"
    >
      <p>
        This permanently deletes the file <code className="break-all">{path}</code>.{" "}
        {linkedFrom === 0
          ? "No other record links to it."
          : `It breaks the links of ${count(linkedFrom, "other record")}.`}
      </p>
    </ConfirmDialog>
  );
}
