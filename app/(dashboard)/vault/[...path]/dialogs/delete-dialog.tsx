"use client";

import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { recordHref } from "@/components/vault/href";
import { count } from "@/lib/core/count";
import { deleteRecordAction } from "../../actions";
import { Affected } from "./affected";

interface Deletion {
  path: string;
  name: string;
  etag: string;
  /** The paths of the other records that link to it. */
  sources: string[];
}

export function DeleteDialog({ record: { path, name, etag, sources } }: { record: Deletion }) {
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
        This deletes the file <code className="break-all">{path}</code>.{" "}
        {sources.length === 0
          ? "No other record links to it."
          : `It breaks the links of ${count(sources.length, "other record")}.`}{" "}
        You can undo it.
      </p>
      <Affected files={sources} />
    </ConfirmDialog>
  );
}
