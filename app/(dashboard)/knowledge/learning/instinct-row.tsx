import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import type { ObservationPage, ToldInstinct } from "@/lib/learning";
import { settleAction } from "./actions";
import { DecisionTable } from "./decision-table";
import { Order } from "./order";
import { ShareBar } from "./share-bar";
import { reasonOf, TONES } from "./words";

interface Props {
  instinct: ToldInstinct;
  /** What it was formed of, where the page's address asks for it. */
  evidence: ObservationPage | null;
}

/** One instinct: what was learned, how sure it is, how often it was right, and what can be done about it. */
export function InstinctRow({ instinct, evidence }: Props) {
  const { id, says, state, agreeing, observed, threshold, uses, corrected } = instinct;
  return (
    <li id={id} className="flex flex-col gap-2 border-b border-line px-3 py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={TONES[state]}>{state}</Chip>
        <h3 className="min-w-0 font-medium break-words">{says}</h3>
      </div>
      <p className="text-muted">{reasonOf(instinct)}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <ShareBar
          label={`${agreeing} of ${observed} observations agree`}
          part={agreeing}
          of={observed}
          mark={threshold}
        />
        {uses > 0 && (
          <ShareBar
            label={`right in ${uses - corrected} of ${count(uses, "file")}`}
            part={uses - corrected}
            of={uses}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        {state !== "active" && (
          <Order action={settleAction} values={{ id, order: "accept" }} label="Accept" about={says} />
        )}
        {state !== "retired" && (
          <Order
            action={settleAction}
            values={{ id, order: "retire" }}
            label="Retire"
            about={says}
            look="quiet"
            title="The curator stops following it, and no reflection brings it back; you can accept it again"
          />
        )}
        <Link
          href={evidence ? `/knowledge/learning#${id}` : `/knowledge/learning?instinct=${id}#${id}`}
          scroll={false}
          aria-label={`${evidence ? "Hide" : "Show"} evidence: ${says}`}
          className="inline-flex min-h-7 items-center px-1 text-accent underline"
        >
          {evidence ? "Hide evidence" : "Show evidence"}
        </Link>
      </div>
      {evidence && (
        <>
          <DecisionTable caption={`Evidence: ${says}`} rows={evidence.items} />
          {evidence.total > evidence.items.length && (
            <p className="text-muted">
              The newest {evidence.items.length} of {evidence.total.toLocaleString("en")}.
            </p>
          )}
        </>
      )}
    </li>
  );
}

const count = (n: number, what: string): string => `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
