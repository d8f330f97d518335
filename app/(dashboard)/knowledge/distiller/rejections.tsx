import { Undo2 } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { Rejection } from "@/lib/distiller";
import { restoreAction } from "./actions";

interface Props {
  rejections: Rejection[];
  /** The page with more of them; null when these are all. */
  moreHref: string | null;
}

/** Rejected learnings; each can be restored. */
export function Rejections({ rejections, moreHref }: Props) {
  if (rejections.length === 0) return null;
  return (
    <section aria-labelledby="rejected" className="mt-8">
      <h2 id="rejected" className="text-base font-semibold">
        Rejected
      </h2>
      <p className="mb-2 text-muted">The distiller does not extract these again.</p>
      <ul aria-label="Rejected" className="rounded-lg border border-line bg-surface">
        {rejections.map(({ rejection, kind, name, at }) => (
          <li
            key={rejection}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line px-3 py-2 last:border-0"
          >
            <span className="min-w-0 break-words">
              {name}{" "}
              <span className="text-muted">
                {kind}, <Time at={at} />
              </span>
            </span>
            <ActionButton
              action={restoreAction}
              values={{ rejection }}
              size="small"
              aria-label={`Restore ${name}`}
            >
              <Undo2 aria-hidden className="size-3.5" /> Restore
            </ActionButton>
          </li>
        ))}
      </ul>
      {moreHref && (
        <Link href={moreHref} scroll={false} className="mt-2 inline-block text-accent underline">
          Show older ones
        </Link>
      )}
    </section>
  );
}
