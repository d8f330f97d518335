"use client";

import { useRouter } from "next/navigation";
import { useActionState } from "react";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { identityAction } from "./actions";

const PAGE = "/settings/backups";

/** Asks to keep the identity elsewhere, until it was shown. */
export function IdentityNotice() {
  return (
    <Notice kind="warning">
      Only their identity opens these backups. It lies on this machine: if the machine is lost, so is it.{" "}
      <Link href="?identity" scroll={false} prefetch={false} className="underline">
        Keep it elsewhere, too
      </Link>
    </Notice>
  );
}

/** Asks, then shows the identity once. */
export function IdentityDialog() {
  const [state, action] = useActionState(identityAction, null);
  const router = useRouter();
  const done = () => router.push(PAGE, { scroll: false });
  if (state?.ok) {
    return (
      <Modal title="The identity of your backups" onClose={done}>
        <div className="flex flex-col gap-4">
          <p>
            This is the only time it is shown here. Put it into a password manager, or print it: with it and a
            backup, age and tar give everything back, without this service.
          </p>
          <div className="flex items-center gap-2">
            <code className="min-w-0 grow rounded-md border border-line bg-sunken px-2.5 py-1.5 break-all select-all">
              {state.value}
            </code>
            <CopyButton text={state.value} what="the identity" label="Copy" look="primary" />
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
  return (
    <Modal title="Show the identity?" closeHref={PAGE}>
      <form action={action} className="flex flex-col gap-4">
        {state && <Notice kind="failed">{state.message}</Notice>}
        <p>
          Whoever has it can read all backups of this account. It is shown once; have the place at hand where
          you will keep it.
        </p>
        <div className="flex justify-end gap-2">
          <Link href={PAGE} scroll={false} className={buttonClass("secondary")}>
            Not now
          </Link>
          <Submit>Show it</Submit>
        </div>
      </form>
    </Modal>
  );
}
