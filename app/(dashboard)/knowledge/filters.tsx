import type { ReactNode } from "react";
import { nameOf } from "@/components/record/href";
import { Link } from "@/components/ui/link";
import { LEARNING_KINDS, type LearningCount } from "@/lib/distiller";
import { hrefOf, type KnowledgeQuery } from "./query";
import { KINDS } from "./words";

interface Props {
  query: KnowledgeQuery;
  counts: LearningCount[];
  projects: string[];
}

const STATES = [
  { value: undefined, label: "All" },
  { value: "draft", label: "Drafts" },
  { value: "accepted", label: "Accepted" },
] as const;

/** What the learnings can be narrowed by: plain links, so that each choice is an address. */
export function Filters({ query, counts, projects }: Props) {
  const all = counts.reduce((sum, { drafts, accepted }) => sum + drafts + accepted, 0);
  return (
    <div className="mb-3 flex flex-col gap-1.5">
      <Row label="Kind">
        <Choice href={hrefOf({ ...query, kind: undefined })} isChosen={!query.kind}>
          All ({all.toLocaleString("en")})
        </Choice>
        {LEARNING_KINDS.map((kind) => {
          const { drafts = 0, accepted = 0 } = counts.find((each) => each.kind === kind) ?? {};
          return (
            <Choice
              key={kind}
              href={hrefOf({ ...query, kind })}
              isChosen={query.kind === kind}
              title={KINDS[kind].means}
            >
              {KINDS[kind].many} ({(drafts + accepted).toLocaleString("en")})
            </Choice>
          );
        })}
      </Row>
      <Row label="State">
        {STATES.map(({ value, label }) => (
          <Choice key={label} href={hrefOf({ ...query, state: value })} isChosen={query.state === value}>
            {label}
          </Choice>
        ))}
      </Row>
      {projects.length > 0 && (
        <Row label="Project">
          <Choice href={hrefOf({ ...query, project: undefined })} isChosen={!query.project}>
            All
          </Choice>
          {projects.map((project) => (
            <Choice
              key={project}
              href={hrefOf({ ...query, project })}
              isChosen={query.project === project}
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
  isChosen: boolean;
  title?: string;
  children: ReactNode;
}

function Choice({ href, isChosen, title, children }: ChoiceProps) {
  return (
    <Link
      href={href}
      scroll={false}
      prefetch={false}
      title={title}
      aria-current={isChosen ? "true" : undefined}
      className="inline-flex h-7 max-w-64 items-center truncate rounded-md px-2 text-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
    >
      {children}
    </Link>
  );
}
