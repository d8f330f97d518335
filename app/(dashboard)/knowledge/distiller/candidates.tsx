import { Search } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { nameOf, recordHref } from "@/components/vault/href";
import { count } from "@/lib/core/count";
import type { ListedCandidate } from "@/lib/distiller";
import { reasonOf } from "./labels";

interface Props {
  candidates: ListedCandidate[];
  total: number;
  hasScanned: boolean;
}

/** The records that the last scan selected for reading, why, and what was extracted. */
export function Candidates({ candidates, total, hasScanned }: Props) {
  return (
    <section aria-labelledby="candidates" className="mt-8">
      <h2 id="candidates" className="text-base font-semibold">
        Candidates
      </h2>
      <p className="mb-2 text-muted">
        Changed records that are likely to contain learnings, from the last scan or run, best first.
      </p>
      {candidates.length === 0 ? (
        <EmptyState Icon={Search} title="No candidates" level="h3">
          {hasScanned
            ? "No record has changed since the last run, or none is likely to contain a learning."
            : "Scan to see which records the distiller would read. A scan changes nothing."}
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Candidates" className="rounded-lg border border-line bg-surface">
            {candidates.map((candidate) => (
              <CandidateRow key={candidate.path} candidate={candidate} />
            ))}
          </ul>
          {total > candidates.length && (
            <p className="mt-2 text-muted">{count(total - candidates.length, "more candidate")}</p>
          )}
        </>
      )}
    </section>
  );
}

function CandidateRow({ candidate: { path, score, signals, learnings } }: { candidate: ListedCandidate }) {
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line px-3 py-2.5 last:border-0 md:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <span className="flex items-center gap-2 self-start" title={`Score ${score} of 1`}>
        <meter aria-label={`Score of ${nameOf(path)}`} min={0} max={1} value={score} className="w-14" />
        <span className="tabular-nums">{score.toFixed(2)}</span>
      </span>
      <div className="min-w-0">
        <Link href={recordHref(path)} title={path} className="font-medium break-words hover:underline">
          {nameOf(path)}
        </Link>
        <p className="break-words text-muted">{signals.map(reasonOf).join("; ")}.</p>
      </div>
      <span className="text-muted">{outcome(learnings)}</span>
    </li>
  );
}

function outcome(learnings: number | null): string {
  if (learnings === null) return "Not read yet";
  return learnings === 0 ? "Nothing new" : count(learnings, "learning");
}
