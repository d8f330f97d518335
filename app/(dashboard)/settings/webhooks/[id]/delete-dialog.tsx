"use client";

import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { deleteAction } from "../actions";

export function DeleteDialog({ id, url }: { id: string; url: string }) {
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      submission={useFormAction(deleteAction)}
      values={{ id }}
      closeHref={`/settings/webhooks/${id}`}
      button="Delete webhook"
    >
      <p className="break-words">
        <code className="break-all">{url}</code> receives no more events. Its secret and the log of its
        deliveries are deleted.
      </p>
    </ConfirmDialog>
  );
}
