import { Check, X } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { Pager } from "@/components/table/pager";
import { Link } from "@/components/ui/link";
import { nameOf, recordHref } from "@/components/vault/href";
import { count as counted } from "@/lib/core/count";
import type { ListedProposal } from "@/lib/surveyor";
import { settleAction } from "./actions";

interface Props {
  proposals: ListedProposal[];
  /** On all pages together. */
  count: number;
  next_cursor: string | null;
  isFirst: boolean;
}

/** Links and tags that the surveyor proposes and has not written. */
export function Proposals({ proposals, count, next_cursor, isFirst }: Props) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="proposals" className="mt-8">
      <h2 id="proposals" className="mb-1 text-base font-semibold">
        Proposals
      </h2>
      <p className="mb-2 text-muted">
        Missing links and tags, highest confidence first. Rejected proposals do not return.
      </p>
      {proposals.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {proposals.map((proposal) => (
            <Proposal key={`${proposal.kind} ${proposal.path} ${proposal.value}`} proposal={proposal} />
          ))}
        </ul>
      )}
      {(next_cursor !== null || !isFirst) && (
        <Pager next={next_cursor} summary={counted(count, "proposal")} />
      )}
    </section>
  );
}

function Proposal({ proposal: { path, kind, value, confidence, reason } }: { proposal: ListedProposal }) {
  const what = kind === "tag" ? `#${value} for ${nameOf(path)}` : `${nameOf(path)} and ${nameOf(value)}`;
  const values = { path, kind, value };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <span className="min-w-0 grow break-words">
        {kind === "tag" ? (
          <>
            Tag <RecordLink path={path} /> with <strong className="font-medium">#{value}</strong>
          </>
        ) : (
          <>
            Relate <RecordLink path={path} /> to <RecordLink path={value} />
          </>
        )}
        {reason && <span className="block text-muted">{reason}.</span>}
      </span>
      <span className="text-muted tabular-nums" title="Confidence">
        {Math.round(100 * confidence)}%
      </span>
      <div className="flex gap-1">
        <ActionButton
          action={settleAction}
          values={{ ...values, accept: "yes" }}
          size="small"
          aria-label={`Add ${what}`}
        >
          <Check aria-hidden className="size-4" /> Add
        </ActionButton>
        <ActionButton
          action={settleAction}
          values={{ ...values, accept: "no" }}
          look="quiet"
          size="small"
          aria-label={`Reject ${what}`}
        >
          <X aria-hidden className="size-4" /> Reject
        </ActionButton>
      </div>
    </li>
  );
}

const RecordLink = ({ path }: { path: string }) => (
  <Link href={recordHref(path)} title={path} className="text-accent underline">
    {nameOf(path)}
  </Link>
);
