"use client";

import type { ReactNode } from "react";
import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { useFormAction } from "@/components/form/use-form-action";
import type { ChangedAgent } from "@/lib/gateway";
import { removeAction } from "./actions";
import type { ProviderKey } from "./load";

interface Props {
  entry: ProviderKey;
  /** The agents whose models change. */
  affected: ChangedAgent[];
  warning: ReactNode;
}

export function RemoveDialog({ entry, affected, warning }: Props) {
  const submission = useFormAction(removeAction);
  const { key, label, masked } = entry.credential;
  const isCustom = entry.baseUrl !== entry.ownUrl;
  return (
    <ConfirmDialog
      title={`Remove the key of ${label}?`}
      submission={submission}
      values={{ key }}
      closeHref="/gateway/credentials"
      button="Remove and restart"
    >
      <p>
        <code className="break-all">{masked}</code> is deleted here. It stays valid at the provider until you
        revoke it there.
      </p>
      {isCustom ? (
        <p>
          Agents then call <code className="break-all">{entry.baseUrl}</code> without a key.
        </p>
      ) : (
        <Consequences affected={affected} />
      )}
      {warning}
    </ConfirmDialog>
  );
}

function Consequences({ affected }: { affected: ChangedAgent[] }) {
  if (affected.length === 0) return <p>No agent uses it.</p>;
  return (
    <div>
      <p>Affected agents:</p>
      <ul className="list-disc pl-5">
        {affected.map(({ label, from, to }) => (
          <li key={label}>
            <strong className="font-medium">{label}</strong>: <code className="break-all">{from}</code> →{" "}
            {to ? <code className="break-all">{to}</code> : "local engine"}
          </li>
        ))}
      </ul>
    </div>
  );
}
