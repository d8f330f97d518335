"use client";

import { useRouter } from "next/navigation";
import { useActionState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { ShownSecret } from "@/components/ui/shown-secret";
import { Submit } from "@/components/ui/submit";
import { rotateAction } from "./actions";

const PAGE = "/settings/devices";

/** Asks, then shows the new token once. */
export function RotateDialog({ id, name, address }: { id: string; name: string; address: string }) {
  const [state, action] = useActionState(rotateAction, null);
  const router = useRouter();
  if (state?.ok) {
    return (
      <ShownSecret
        title={`“${state.value.name}” has a new token`}
        secret={state.value.token}
        noun="token"
        address={address}
        page={PAGE}
        onDone={() => router.push(PAGE, { scroll: false })}
      />
    );
  }
  return (
    <Modal title={`A new token for “${name}”?`} closeHref={PAGE}>
      <form action={action} className="flex flex-col gap-4">
        {state && <Notice kind="failed">{state.message}</Notice>}
        <input type="hidden" name="id" value={id} />
        <p>
          The old token is refused from the device’s very next request on. You are shown the new one once, to
          put it into the device.
        </p>
        <div className="flex justify-end gap-2">
          <Link href={PAGE} scroll={false} className={buttonClass("secondary")}>
            Cancel
          </Link>
          <Submit>Make a new token</Submit>
        </div>
      </form>
    </Modal>
  );
}
