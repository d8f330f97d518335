"use client";

import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { revokeKeyAction } from "./actions";

export function RevokeDialog({ id, name, start }: { id: string; name: string; start: string }) {
  const submission = useFormAction(revokeKeyAction);
  return (
    <ConfirmDialog
      title={`Revoke “${name}”?`}
      submission={submission}
      values={{ id }}
      closeHref="/settings/api-keys"
      button="Revoke key"
    >
      <p>
        Programs that use <code>{start}…</code> lose access immediately. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
