"use client";

import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
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
  const router = useRouter();
  if (submission.state?.ok)
    return (
      <ShownKey identity={submission.state.value} onClose={() => router.push(PAGE, { scroll: false })} />
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

function ShownKey({ identity, onClose }: { identity: string; onClose: () => void }) {
  return (
    <Modal title="Private key of your backups" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p>
          Save it in a password manager, or print it: it is not shown again. With it, the tools age and tar
          restore a backup without this service.
        </p>
        <div className="flex items-center gap-2">
          <code className="min-w-0 grow rounded-md border border-line bg-sunken px-2.5 py-1.5 break-all select-all">
            {identity}
          </code>
          <CopyButton text={identity} what="the private key" label="Copy" look="primary" />
        </div>
        <div className="flex justify-end">
          <Link href={PAGE} scroll={false} className={buttonClass("secondary")}>
            Done
          </Link>
        </div>
      </div>
    </Modal>
  );
}
