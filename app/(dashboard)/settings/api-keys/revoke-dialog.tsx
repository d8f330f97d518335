"use client";

import { useActionState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { revokeKeyAction } from "./actions";

const PAGE = "/settings/api-keys";

export function RevokeDialog({ id, name, start }: { id: string; name: string; start: string }) {
  const [state, action] = useActionState(revokeKeyAction, null);
  return (
    <Modal title={`Revoke “${name}”?`} closeHref={PAGE}>
      <form action={action} className="flex flex-col gap-4">
        {state && !state.ok && <Notice kind="failed">{state.message}</Notice>}
        <input type="hidden" name="id" value={id} />
        <p>
          Every program that uses <code>{start}…</code> is refused from its very next request on. This cannot
          be undone; a new key can be made in its place.
        </p>
        <div className="flex justify-end gap-2">
          <Link href={PAGE} scroll={false} className={buttonClass("secondary")}>
            Keep it
          </Link>
          <Submit look="danger">Revoke key</Submit>
        </div>
      </form>
    </Modal>
  );
}
