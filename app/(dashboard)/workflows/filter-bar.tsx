import { X } from "lucide-react";
import type { ReactNode } from "react";
import {
  customConditions,
  selectedValue,
  spanOf,
  startedWithin,
  withCondition,
} from "@/components/runs/conditions";
import { queryHref } from "@/components/runs/href";
import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/core/count";
import { type Filter, registeredWorkflows, SPANS, STATUS_NAMES } from "@/lib/runs";

interface Props {
  filter: Filter;
  /** The runs of each status that match the other filters. */
  counts: Readonly<Record<string, number>>;
  now: Date;
}

/** Offered also where no run has them. */
const COMMON: ReadonlySet<string> = new Set(["Running", "Completed", "Failed"]);

/** Filters as links; each one rewrites the query, so the two stay in sync. */
export function FilterBar({ filter, counts, now }: Props) {
  const status = selectedValue(filter, "ExecutionStatus");
  const type = selectedValue(filter, "WorkflowType");
  const span = spanOf(filter, now);
  const types = registeredWorkflows().map((workflow) => workflow.type);
  if (type && !types.includes(type)) types.push(type);
  const toStatus = (value: string | null) => withCondition({ filter, attribute: "ExecutionStatus", value });
  const toType = (value: string | null) => withCondition({ filter, attribute: "WorkflowType", value });
  return (
    <div className="flex flex-col gap-1.5">
      <FilterRow label="Status">
        <Choice text={toStatus(null)} isSelected={status === undefined}>
          All <Count n={Object.values(counts).reduce((sum, n) => sum + n, 0)} />
        </Choice>
        {STATUS_NAMES.filter((each) => COMMON.has(each) || counts[each] || each === status).map((each) => (
          <Choice key={each} text={toStatus(each)} isSelected={each === status}>
            {each} <Count n={counts[each] ?? 0} />
          </Choice>
        ))}
      </FilterRow>
      <FilterRow label="Type">
        <Choice text={toType(null)} isSelected={type === undefined}>
          All
        </Choice>
        {types.map((each) => (
          <Choice key={each} text={toType(each)} isSelected={each === type}>
            {each.replace(/Workflow$/, "")}
          </Choice>
        ))}
      </FilterRow>
      <FilterRow label="Started">
        <Choice text={startedWithin(filter, null, now)} isSelected={span === undefined}>
          Any time
        </Choice>
        {SPANS.map(({ within, label }) => (
          <Choice key={within} text={startedWithin(filter, within, now)} isSelected={within === span}>
            {label}
          </Choice>
        ))}
      </FilterRow>
      <CustomConditions filter={filter} now={now} />
    </div>
  );
}

const Count = ({ n }: { n: number }) => n > 0 && <span className="tabular-nums">{formatNumber(n)}</span>;

function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex items-baseline gap-2">
      <span aria-hidden className="w-14 shrink-0 text-muted">
        {label}
      </span>
      <div className="flex min-w-0 flex-wrap gap-1">{children}</div>
    </nav>
  );
}

const pill = "inline-flex h-6 items-center gap-1 rounded-full px-2.5 text-xs font-medium whitespace-nowrap";

function Choice({ text, isSelected, children }: { text: string; isSelected: boolean; children: ReactNode }) {
  return (
    <Link
      href={queryHref(text)}
      scroll={false}
      aria-current={isSelected ? "true" : undefined}
      className={`${pill} text-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent`}
    >
      {children}
    </Link>
  );
}

function CustomConditions({ filter, now }: { filter: Filter; now: Date }) {
  const conditions = customConditions(filter, now);
  if (conditions.length === 0) return null;
  return (
    <ul aria-label="Other conditions" className="flex flex-wrap gap-1">
      {conditions.map(({ text, without }) => (
        <li key={text} className="min-w-0">
          <Link
            href={queryHref(without)}
            scroll={false}
            aria-label={`Remove ${text}`}
            title="Remove this condition"
            className={`${pill} max-w-full bg-accent-soft font-mono text-accent hover:bg-hover`}
          >
            <span className="truncate">{text}</span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
