import { nameOf, recordHref } from "@/components/record/href";
import { Link } from "@/components/ui/link";
import type { ListedProposal } from "@/lib/surveyor";
import { SettleForm } from "./settle-form";

/** What the surveyor would add and has not written: not sure enough, or because it only proposes. */
export function Proposals({ proposals, count }: { proposals: ListedProposal[]; count: number }) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="proposals" className="mt-8">
      <h2 id="proposals" className="mb-1 text-base font-semibold">
        Proposals
      </h2>
      <p className="mb-2 text-muted">
        Links and tags that records seem to lack, the surest first. What you turn down does not come back.
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {proposals.map((proposal) => (
          <li
            key={`${proposal.kind} ${proposal.path} ${proposal.value}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2"
          >
            <span className="min-w-0 grow break-words">
              <Told proposal={proposal} />
            </span>
            <span className="text-muted tabular-nums" title="How sure the surveyor is">
              {Math.round(100 * proposal.confidence)} %
            </span>
            <SettleForm proposal={proposal} />
          </li>
        ))}
      </ul>
      {count > proposals.length && (
        <p className="mt-2 text-muted">{(count - proposals.length).toLocaleString("en")} more</p>
      )}
    </section>
  );
}

function Told({ proposal: { path, kind, value } }: { proposal: ListedProposal }) {
  const record = <RecordLink path={path} />;
  if (kind === "tag") {
    return (
      <>
        Tag {record} with <strong className="font-medium">#{value}</strong>
      </>
    );
  }
  return (
    <>
      Relate {record} to <RecordLink path={value} />
    </>
  );
}

const RecordLink = ({ path }: { path: string }) => (
  <Link href={recordHref(path)} prefetch={false} title={path} className="text-accent underline">
    {nameOf(path)}
  </Link>
);
