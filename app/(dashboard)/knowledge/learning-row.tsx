import { nameOf, recordHref } from "@/components/record/href";
import { Status } from "@/components/record/status";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import type { ListedLearning } from "@/lib/distiller";
import { LearningActions } from "./learning-actions";

/** One learning: what it says, on which words it stands, and what can be done about it. */
export function LearningRow({ learning }: { learning: ListedLearning }) {
  const { path, kind, name, isDraft, status, confidence, by, evidence } = learning;
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-b border-line px-3 py-3 last:border-0 md:grid-cols-[7.5rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-start gap-1.5 md:flex-col">
        <span className="font-medium capitalize">{kind}</span>
        {isDraft ? <Chip tone="waiting">draft</Chip> : status && <Status status={status} />}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="font-medium break-words">
          <Link href={recordHref(path)} prefetch={false} className="hover:underline">
            {name}
          </Link>
        </h3>
        <ul className="flex flex-col gap-1.5">
          {evidence.map(({ quote, source, isGone }) => (
            <li key={`${source} ${quote}`} className="border-l-2 border-line-strong pl-2.5">
              <blockquote className="break-words whitespace-pre-line text-muted">{quote}</blockquote>
              <p className="text-xs">
                <Source path={source} />
                {isGone && <span className="text-warning"> does not say so any more</span>}
              </p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {isDraft && <LearningActions path={path} name={name} />}
          <p className="text-xs text-muted">
            {confidence !== null && `${Math.round(confidence * 100)} % sure, `}
            {by === "local" ? "found by sentence patterns" : `found by ${by}`}
          </p>
        </div>
      </div>
    </li>
  );
}

function Source({ path }: { path: string | null }) {
  if (path === null) return <span className="text-muted">A source that is not named</span>;
  return (
    <Link
      href={recordHref(path)}
      prefetch={false}
      title={path}
      className="break-words text-accent hover:underline"
    >
      {nameOf(path)}
    </Link>
  );
}
