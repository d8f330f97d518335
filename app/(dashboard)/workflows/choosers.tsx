import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { queryHref } from "@/components/workflows/href";
import { choosing, chosen, others, spanOf, startedWithin } from "@/components/workflows/narrow";
import { type Filter, SPANS, STATUS_NAMES, WORKFLOW_TYPES } from "@/lib/runs";

/** Ways to narrow the list by pressing: each is a link to the text that it makes, so the two stay in step. */
export function Choosers({ filter, now }: { filter: Filter; now: Date }) {
  const status = chosen(filter, "ExecutionStatus");
  const type = chosen(filter, "WorkflowType");
  const span = spanOf(filter, now);
  const types: string[] = [...WORKFLOW_TYPES];
  if (type && !types.includes(type)) types.push(type);
  const toStatus = (value: string | null) => choosing({ filter, attribute: "ExecutionStatus", value });
  const toType = (value: string | null) => choosing({ filter, attribute: "WorkflowType", value });
  return (
    <div className="flex flex-col gap-1.5">
      <Chooser label="Status">
        <Choice text={toStatus(null)} isChosen={status === undefined}>
          any
        </Choice>
        {STATUS_NAMES.map((each) => (
          <Choice key={each} text={toStatus(each)} isChosen={each === status}>
            {each}
          </Choice>
        ))}
      </Chooser>
      <Chooser label="Type">
        <Choice text={toType(null)} isChosen={type === undefined}>
          any
        </Choice>
        {types.map((each) => (
          <Choice key={each} text={toType(each)} isChosen={each === type}>
            {each.replace(/Workflow$/, "")}
          </Choice>
        ))}
      </Chooser>
      <Chooser label="Started">
        <Choice text={startedWithin(filter, null, now)} isChosen={span === undefined}>
          any time
        </Choice>
        {SPANS.map(({ within, label }) => (
          <Choice key={within} text={startedWithin(filter, within, now)} isChosen={within === span}>
            {label}
          </Choice>
        ))}
      </Chooser>
      <Others filter={filter} now={now} />
    </div>
  );
}

function Chooser({ label, children }: { label: string; children: ReactNode }) {
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

function Choice({ text, isChosen, children }: { text: string; isChosen: boolean; children: ReactNode }) {
  return (
    <Link
      href={queryHref(text)}
      scroll={false}
      aria-current={isChosen ? "true" : undefined}
      className={`${pill} text-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent`}
    >
      {children}
    </Link>
  );
}

function Others({ filter, now }: { filter: Filter; now: Date }) {
  const conditions = others(filter, now);
  if (conditions.length === 0) return null;
  return (
    <ul aria-label="Other conditions" className="flex flex-wrap gap-1">
      {conditions.map(({ text, without }) => (
        <li key={text} className="min-w-0">
          <Link
            href={queryHref(without)}
            scroll={false}
            aria-label={`Take out ${text}`}
            title="Take this condition out"
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
