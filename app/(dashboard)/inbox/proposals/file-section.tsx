import { Check, X } from "lucide-react";
import { useContext } from "react";
import { ActionButton } from "@/components/form/action-button";
import { ConfirmButton } from "@/components/form/confirm-button";
import { Link } from "@/components/ui/link";
import { nameOf, recordHref } from "@/components/vault/href";
import { count, formatNumber } from "@/lib/core/count";
import type { Proposal } from "@/lib/curator";
import { settleAllAction } from "./actions";
import type { FileProposals } from "./by-file";
import { ALL_ACTS } from "./keys";
import { ProposalRow } from "./proposal-row";
import { LastAct } from "./undo";

interface Props {
  file: FileProposals;
  onSettled: (id: string) => void;
}

/** The proposals of a file; those that are not likely are folded when there are others. */
export function FileSection({ file, onSettled }: Props) {
  const { id, filename, note, likely, unlikely } = file;
  const isLikely = likely.length > 0;
  const shown = isLikely ? likely : unlikely;
  const less = `Less likely proposals of ${filename}`;
  return (
    <section aria-labelledby={`file-${id}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`file-${id}`} className="min-w-0 text-base font-semibold break-words">
          {filename}{" "}
          <Link href={recordHref(note)} title={note} className="text-sm font-normal text-accent underline">
            {nameOf(note)}
          </Link>
        </h2>
        <SettleAll proposals={shown} of={filename} />
      </div>
      <Rows proposals={shown} label={isLikely ? `Proposals of ${filename}` : less} onSettled={onSettled} />
      {isLikely && unlikely.length > 0 && (
        <section aria-label={less} className="relative mt-1">
          <div className="absolute top-0 right-0">
            <SettleAll proposals={unlikely} of={filename} />
          </div>
          <details>
            <summary className="w-fit py-1 pb-2 text-muted">
              {formatNumber(unlikely.length)} less likely
            </summary>
            <Rows proposals={unlikely} label={less} onSettled={onSettled} />
          </details>
        </section>
      )}
    </section>
  );
}

interface RowsProps {
  proposals: readonly Proposal[];
  label: string;
  onSettled: (id: string) => void;
}

const Rows = ({ proposals, label, onSettled }: RowsProps) => (
  <ul aria-label={label} className="rounded-lg border border-line bg-surface">
    {proposals.map((proposal) => (
      <ProposalRow key={proposal.id} proposal={proposal} onSettled={() => onSettled(proposal.id)} />
    ))}
  </ul>
);

/**
 * Accepts or discards all of these, which can be undone; at once only what is likely is accepted. Guesses are discarded
 * without a question: none was written.
 */
function SettleAll({ proposals, of }: { proposals: readonly Proposal[]; of: string }) {
  const { record, undoButton } = useContext(LastAct);
  const ids = proposals.map(({ id }) => id);
  const all = {
    action: settleAllAction,
    values: { ids: ids.join(","), accept: "no" },
    onSuccess: () => record(ids),
    extra: undoButton(ids),
  };
  const isLikely = proposals.every(({ likely }) => likely);
  const number = count(proposals.length, "proposal");
  return (
    <div className="flex gap-2">
      {isLikely && (
        <ConfirmButton
          {...all}
          values={{ ...all.values, accept: "yes" }}
          trigger={{
            size: "small",
            "aria-keyshortcuts": ALL_ACTS.a,
            "aria-label": `Accept all of ${of}`,
            children: (
              <>
                <Check aria-hidden className="size-3.5" /> Accept all…
              </>
            ),
          }}
          title={`Accept ${number}?`}
          button={`Accept ${number}`}
          look="primary"
        >
          <p>Each is written as a record, or added to the one of its name.</p>
        </ConfirmButton>
      )}
      {isLikely ? (
        <ConfirmButton
          {...all}
          trigger={{
            look: "quiet-danger",
            size: "small",
            "aria-keyshortcuts": ALL_ACTS.d,
            "aria-label": `Discard all of ${of}`,
            children: (
              <>
                <X aria-hidden className="size-3.5" /> Discard all…
              </>
            ),
          }}
          title={`Discard ${number}?`}
          button="Discard all"
        >
          <p>These names will not be proposed again. Drafts that nobody edited are deleted.</p>
        </ConfirmButton>
      ) : (
        <ActionButton
          {...all}
          look="quiet-danger"
          size="small"
          aria-keyshortcuts={ALL_ACTS.d}
          aria-label={`Discard the less likely of ${of}`}
        >
          <X aria-hidden className="size-3.5" /> Discard all
        </ActionButton>
      )}
    </div>
  );
}
