"use client";

import { type ReactNode, useActionState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import type { ChangedAgent } from "@/lib/gateway";
import { removeAction } from "./actions";
import type { ProviderKey } from "./load";

const PAGE = "/gateway/credentials";

interface Props {
  entry: ProviderKey;
  /** The agents that its removal touches. */
  touched: ChangedAgent[];
  warning: ReactNode;
}

export function RemoveDialog({ entry, touched, warning }: Props) {
  const [state, action] = useActionState(removeAction, null);
  const { key, label, masked } = entry.credential;
  const isMoved = entry.baseUrl !== entry.ownUrl;
  return (
    <Modal title={`Remove the key of ${label}?`} closeHref={PAGE}>
      <form action={action} className="flex flex-col gap-4">
        {state && !state.ok && <Notice kind="failed">{state.message}</Notice>}
        <input type="hidden" name="key" value={key} />
        <p>
          <code className="break-all">{masked}</code> is removed from this installation for good; at the
          provider it stays valid until it is revoked there.
        </p>
        {isMoved ? (
          <p>
            At <code className="break-all">{entry.baseUrl}</code> it is then called without a key, by every
            agent that calls it now.
          </p>
        ) : (
          <Consequences touched={touched} />
        )}
        {warning}
        <div className="flex justify-end gap-2">
          <Link href={PAGE} scroll={false} className={buttonClass("secondary")}>
            Keep it
          </Link>
          <Submit look="danger">Remove and restart</Submit>
        </div>
      </form>
    </Modal>
  );
}

function Consequences({ touched }: { touched: ChangedAgent[] }) {
  if (touched.length === 0) return <p>No agent resolves to a model that needs it, so none changes.</p>;
  return (
    <div>
      <p>What changes:</p>
      <ul className="list-disc pl-5">
        {touched.map(({ label, from, to }) => (
          <li key={label}>
            <strong className="font-medium">{label}</strong> no longer calls{" "}
            <code className="break-all">{from}</code>:{" "}
            {to ? (
              <>
                it calls <code className="break-all">{to}</code>
              </>
            ) : (
              "no model is left, and it works with the local engine"
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
