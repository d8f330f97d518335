"use client";

import { ShownSecret } from "@/components/accounts/shown-secret";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { useClose } from "@/components/ui/close-link";
import { rotateAction } from "./actions";

const PAGE = "/settings/devices";

/** Asks, then shows the new token once. */
export function RotateDialog({ id, name, address }: { id: string; name: string; address: string }) {
  const submission = useFormAction(rotateAction);
  const close = useClose(PAGE);
  const { state } = submission;
  if (state?.ok) {
    return (
      <ShownSecret
        title={`New token for “${state.value.name}”`}
        secret={state.value.token}
        noun="token"
        address={address}
        page={PAGE}
        onDone={close}
      />
    );
  }
  return (
    <ConfirmDialog
      title={`Rotate the token of “${name}”?`}
      submission={submission}
      values={{ id }}
      closeHref={PAGE}
      button="Rotate token"
      look="primary"
    >
      <p>The old token stops working immediately. The new one is shown once.</p>
    </ConfirmDialog>
  );
}
