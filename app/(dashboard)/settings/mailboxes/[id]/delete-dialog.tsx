"use client";

import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { deleteAction } from "../actions";

export function DeleteDialog({ id, username }: { id: string; username: string }) {
  return (
    <ConfirmDialog
      title="Delete this mailbox?"
      submission={useFormAction(deleteAction)}
      values={{ id }}
      closeHref={`/settings/mailboxes/${id}`}
      button="Delete mailbox"
    >
      <p className="break-words">
        Messages of <strong className="break-all">{username}</strong> no longer arrive in the inbox, and the
        password is deleted here. Messages that are already in the vault are kept, and those on the server do
        not change.
      </p>
    </ConfirmDialog>
  );
}
