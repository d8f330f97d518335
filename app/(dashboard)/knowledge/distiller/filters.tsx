import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { nameOf } from "@/components/vault/href";
import { formatNumber } from "@/lib/core/count";
import { LEARNING_KINDS, type LearningCount } from "@/lib/distiller";
import { KINDS } from "./labels";
import { type LearningsQuery, learningsQuery } from "./query";

interface Props {
  query: LearningsQuery;
  counts: LearningCount[];
  projects: string[];
}

const STATES = [
  { value: undefined, label: "All" },
  { value: "draft", label: "Drafts" },
  { value: "accepted", label: "Accepted" },
] as const;

/** The filters of the learnings; each choice is a link. */
export function Filters({ query, counts, projects }: Props) {
  const href = (change: Partial<LearningsQuery>) => learningsQuery.href({ ...query, cursor: 0, ...change });
  // Counted are the learnings of all states and projects.
  const numbered = (label: string, n: number) =>
    query.state || query.project ? label : `${label} (${formatNumber(n)})`;
  const all = counts.reduce((sum, { drafts, accepted }) => sum + drafts + accepted, 0);
  return (
    <div className="mb-3 flex flex-col gap-1.5">
      <Row label="Kind">
        <Choice href={href({ kind: undefined })} isSelected={!query.kind}>
          {numbered("All", all)}
        </Choice>
        {LEARNING_KINDS.map((kind) => {
          const { drafts = 0, accepted = 0 } = counts.find((each) => each.kind === kind) ?? {};
          return (
            <Choice
              key={kind}
              href={href({ kind })}
              isSelected={query.kind === kind}
              title={KINDS[kind].meaning}
            >
              {numbered(KINDS[kind].plural, drafts + accepted)}
            </Choice>
          );
        })}
      </Row>
      <Row label="State">
        {STATES.map(({ value, label }) => (
          <Choice key={label} href={href({ state: value })} isSelected={query.state === value}>
            {label}
          </Choice>
        ))}
      </Row>
      {projects.length > 0 && (
        <Row label="Project">
          <Choice href={href({ project: undefined })} isSelected={!query.project}>
            All
          </Choice>
          {projects.map((project) => (
            <Choice
              key={project}
              href={href({ project })}
              isSelected={query.project === project}
              title={project}
            >
              {nameOf(project)}
            </Choice>
          ))}
        </Row>
      )}
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1">
      <span className="w-16 shrink-0 text-muted">{label}</span>
      {children}
    </nav>
  );
}

interface ChoiceProps {
  href: string;
  isSelected: boolean;
  title?: string;
  children: ReactNode;
}

function Choice({ href, isSelected, title, children }: ChoiceProps) {
  return (
    <Link
      href={href}
      scroll={false}
      title={title}
      aria-current={isSelected ? "true" : undefined}
      className="inline-flex h-7 max-w-64 items-center truncate rounded-md px-2 text-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
    >
      {children}
    </Link>
  );
}
