"use client";

import { ShownSecret } from "@/components/accounts/shown-secret";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { useClose } from "@/components/ui/close-link";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { identityAction } from "./actions";

const PAGE = "/settings/backups";

/** Asks to save the private key elsewhere, until it was shown. */
export function KeyNotice() {
  return (
    <Notice kind="warning">
      Backups can only be opened with their private key, which is stored on this machine alone.{" "}
      <Link href="?key=1" scroll={false} className="underline">
        Save the key elsewhere
      </Link>
    </Notice>
  );
}

/** Asks, then shows the private key once. */
export function KeyDialog() {
  const submission = useFormAction(identityAction);
  const close = useClose(PAGE);
  if (submission.state?.ok)
    return (
      <ShownSecret
        title="Private key of your backups"
        secret={submission.state.value}
        noun="private key"
        page={PAGE}
        onDone={close}
      >
        Save it in a password manager, or print it: it is not shown again. With it, the tools age and tar
        restore a backup without this service.
      </ShownSecret>
    );
  return (
    <ConfirmDialog
      title="Show the private key?"
      submission={submission}
      closeHref={PAGE}
      button="Show key"
      look="primary"
    >
      <p>
        The key can decrypt every backup of this account. It is shown once: have a password manager ready.
      </p>
    </ConfirmDialog>
  );
}
