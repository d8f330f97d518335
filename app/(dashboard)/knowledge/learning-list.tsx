import { FileQuestion, Lightbulb } from "lucide-react";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { LearningPage } from "@/lib/distiller";
import { Filters } from "./filters";
import { LearningRow } from "./learning-row";
import type { KnowledgeQuery } from "./query";
import { count } from "./words";

export const PAGE_SIZE = 30;

interface Props {
  query: KnowledgeQuery;
  page: LearningPage;
  hasRun: boolean;
}

/** The learnings that the address asks for, drafts first. */
export function LearningList({ query, page: { learnings, total, counts, projects }, hasRun }: Props) {
  const isEmpty = counts.every(({ drafts, accepted }) => drafts + accepted === 0);
  const next = query.offset + PAGE_SIZE;
  return (
    <section aria-labelledby="learnings">
      <h2 id="learnings" className="sr-only">
        Learnings
      </h2>
      {!isEmpty && <Filters query={query} counts={counts} projects={projects} />}
      {learnings.length > 0 ? (
        <>
          <ul aria-label="Learnings" className="rounded-lg border border-line bg-surface">
            {learnings.map((learning) => (
              <LearningRow key={learning.path} learning={learning} />
            ))}
          </ul>
          <Pager
            next={next < total ? String(next) : null}
            summary={`${count(total, "learning")}, drafts first`}
          />
        </>
      ) : (
        <Nothing isEmpty={isEmpty} hasRun={hasRun} />
      )}
    </section>
  );
}

function Nothing({ isEmpty, hasRun }: { isEmpty: boolean; hasRun: boolean }) {
  if (!isEmpty) {
    return (
      <EmptyState Icon={FileQuestion} title="No such learning" level="h3">
        <Link href="/knowledge" className="text-accent underline">
          Show every learning
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState Icon={Lightbulb} title="No learning yet" level="h3">
      {hasRun
        ? "The last run found nothing that was decided, assumed, limited or contradicted. Write it down in a record, and press “Distil now” again."
        : "Press “Distil now” to read the records for what was decided, assumed, limited or contradicted. Each learning quotes its record and waits here until you accept it. By itself the distiller runs every night."}
    </EmptyState>
  );
}
