import { ActionButton } from "@/components/form/action-button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { recordHref } from "@/components/vault/href";
import { count, formatNumber } from "@/lib/core/count";
import type { Instinct, ObservationPage } from "@/lib/learning";
import { acceptAction, retireAction } from "./actions";
import { DecisionTable } from "./decision-table";
import { reasonOf, TONES } from "./labels";
import { routingQuery } from "./query";
import { ShareBar } from "./share-bar";

interface Props {
  rule: Instinct;
  /** The decisions behind it, if they are shown. */
  evidence: ObservationPage | null;
}

/** One rule: what it says, its state, its accuracy and its evidence. */
export function RuleRow({ rule, evidence }: Props) {
  const { id, says, state, agreeing, observed, threshold, uses, corrected } = rule;
  return (
    <li id={id} className="flex flex-col gap-2 border-b border-line px-3 py-3 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={TONES[state]}>{state}</Chip>
        <h3 className="min-w-0 font-medium break-words">{says}</h3>
      </div>
      <p className="text-muted">{reasonOf(rule)}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        <ShareBar
          label={`${agreeing} of ${count(observed, "decision")} agree`}
          part={agreeing}
          of={observed}
          mark={threshold}
        />
        {uses > 0 && (
          <ShareBar
            label={`correct for ${uses - corrected} of ${count(uses, "file")}`}
            part={uses - corrected}
            of={uses}
          />
        )}
      </div>
      {rule.wrong > 0 && <Mistakes rule={rule} />}
      <div className="flex flex-wrap items-center gap-1.5">
        {state !== "active" && (
          <ActionButton action={acceptAction} values={{ id }} size="small" aria-label={`Accept: ${says}`}>
            Accept
          </ActionButton>
        )}
        {state !== "retired" && (
          <ActionButton
            action={retireAction}
            values={{ id }}
            look="quiet"
            size="small"
            title="The curator stops applying it. You can accept it again."
            aria-label={`Retire: ${says}`}
          >
            Retire
          </ActionButton>
        )}
        <Link
          href={`${routingQuery.href(evidence ? {} : { instinct: id })}#${id}`}
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
              Newest {evidence.items.length} of {formatNumber(evidence.total)}
            </p>
          )}
        </>
      )}
    </li>
  );
}

/** Files that the rule would have put elsewhere than they belong. */
function Mistakes({ rule: { mistakes, wrong } }: { rule: Instinct }) {
  return (
    <div>
      <p className="text-muted">Would have been wrong for {count(wrong, "file")}:</p>
      <ul className="list-disc pl-5 text-muted">
        {mistakes.map(({ filename, destination, record }) => (
          <li key={`${filename} ${record ?? destination}`} className="break-words">
            {record ? (
              <Link href={recordHref(record)} className="text-accent underline">
                {filename}
              </Link>
            ) : (
              filename
            )}
            {destination ? (
              <>
                {" "}
                belongs to <span className="font-mono text-xs">{destination}</span>
              </>
            ) : record ? (
              " belongs to no project"
            ) : (
              ", whose record you deleted"
            )}
          </li>
        ))}
        {wrong > mistakes.length && <li>{wrong - mistakes.length} more</li>}
      </ul>
    </div>
  );
}
