"use client";

import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { Notice } from "@/components/ui/notice";
import { exact } from "@/components/ui/time";
import { deleteAction } from "./actions";
import type { BackupRow } from "./row";

/** Asks before a backup is deleted. */
export function DeleteDialog({ backup, isLast }: { backup: BackupRow; isLast: boolean }) {
  const submission = useFormAction(deleteAction);
  const { id, state, taken_at, file, size } = backup;
  return (
    <ConfirmDialog
      title={`Delete the backup of ${exact(new Date(taken_at))}?`}
      submission={submission}
      values={{ id }}
      closeHref="/settings/backups"
      button="Delete backup"
    >
      {isLast && (
        <Notice kind="warning">There is no other backup from which this account can be restored.</Notice>
      )}
      <p>
        {state === "unchanged" &&
          "Only this entry is deleted: the file belongs to the backup before it, which stays. "}
        {state === "failed" && "It failed and has no file: only this entry is deleted. "}
        {file !== null && `Its file (${size}) is deleted too. `}
        This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
