import { X } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import type { JanitorSettings } from "@/lib/janitor";
import { rejectStatusAction } from "./actions";

/** The statuses that the account accepts in addition to those of the types. */
export function AcceptedStatuses({ accepted }: { accepted: JanitorSettings["accepted_statuses"] }) {
  const rows = Object.entries(accepted).flatMap(([type, statuses]) =>
    statuses.map((status) => ({ type, status })),
  );
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="statuses" className="mb-8 max-w-2xl">
      <h2 id="statuses" className="mb-2 text-base font-semibold">
        Accepted statuses
      </h2>
      <ul className="rounded-lg border border-line bg-surface">
        {rows.map(({ type, status }) => (
          <li
            key={`${type} ${status}`}
            className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2 last:border-0"
          >
            <span className="min-w-0 break-words">
              <code className="font-mono text-xs">{status}</code> of {type}
            </span>
            <ActionButton
              action={rejectStatusAction}
              values={{ type, status }}
              size="small"
              aria-label={`Stop accepting ${status} of ${type}`}
            >
              <X aria-hidden className="size-3.5" /> Stop accepting
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
