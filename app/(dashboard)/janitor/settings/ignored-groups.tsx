import { BellRing } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { Time } from "@/components/ui/time";
import type { IgnoredGroup } from "@/lib/janitor";
import { unignoreGroupAction } from "./actions";

/** The causes whose issues are ignored in every file. */
export function IgnoredGroups({ groups }: { groups: IgnoredGroup[] }) {
  return (
    <ul aria-label="Ignored causes" className="mb-3 rounded-lg border border-line bg-surface">
      {groups.map(({ group, code, message, reason, since }) => (
        <li
          key={group}
          className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-2 last:border-0"
        >
          <div className="min-w-0 break-words">
            <code className="font-mono text-xs text-muted">{code}</code> {message}{" "}
            <span className="text-muted">
              {reason && `${reason}, `}
              <Time at={since} />
            </span>
          </div>
          <ActionButton
            action={unignoreGroupAction}
            values={{ group }}
            size="small"
            aria-label={`Stop ignoring ${code}: ${message}`}
          >
            <BellRing aria-hidden className="size-3.5" /> Stop ignoring
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
