import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { nameOf, recordHref } from "@/components/vault/href";
import { Status } from "@/components/vault/status";
import { count } from "@/lib/core/count";
import type { ListedLearning } from "@/lib/distiller";
import { LearningActions } from "./learning-actions";

/** Quotes shown at once; further ones unfold. */
const QUOTES = 2;
/** Quotes that unfold; beyond these the record has them all. */
const MAX_QUOTES = 10;

/** One learning with its quotes. */
export function LearningRow({ learning }: { learning: ListedLearning }) {
  const { path, kind, name, isDraft, isUnsure, status, confidence, by, evidence } = learning;
  const folded = evidence.slice(QUOTES, MAX_QUOTES);
  const rest = evidence.length - QUOTES - folded.length;
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-b border-line px-3 py-3 last:border-0 md:grid-cols-[7.5rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-start gap-1.5 md:flex-col">
        <span className="font-medium capitalize">{kind}</span>
        {isDraft ? (
          <Chip tone="waiting">{isUnsure ? "unsure draft" : "draft"}</Chip>
        ) : (
          status && <Status status={status} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="font-medium break-words">
          <Link href={recordHref(path)} className="hover:underline">
            {name}
          </Link>
        </h3>
        <Quotes quotes={evidence.slice(0, QUOTES)} />
        {folded.length > 0 && (
          <details>
            <summary className="inline-flex min-h-6 items-center text-xs text-muted hover:text-ink">
              {count(folded.length, "more quote")}
            </summary>
            <Quotes quotes={folded} />
            {rest > 0 && (
              <Link href={recordHref(path)} className="mt-1.5 inline-block text-xs text-accent underline">
                All {evidence.length} quotes
              </Link>
            )}
          </details>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {isDraft && <LearningActions path={path} name={name} />}
          <p className="text-xs text-muted">
            {confidence !== null && `${Math.round(confidence * 100)}% confidence, `}
            {by === "local" ? "local engine" : by}
          </p>
        </div>
      </div>
    </li>
  );
}

function Quotes({ quotes }: { quotes: ListedLearning["evidence"] }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {quotes.map(({ quote, source, isGone }) => (
        <li key={`${source} ${quote}`} className="border-l-2 border-line-strong pl-2.5">
          <blockquote className="line-clamp-4 break-words whitespace-pre-line text-muted">{quote}</blockquote>
          <p className="text-xs">
            <Source path={source} />
            {isGone && <span className="text-warning"> (quote no longer in the record)</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Source({ path }: { path: string | null }) {
  if (path === null) return <span className="text-muted">Unknown source</span>;
  return (
    <Link href={recordHref(path)} title={path} className="break-words text-accent hover:underline">
      {nameOf(path)}
    </Link>
  );
}
