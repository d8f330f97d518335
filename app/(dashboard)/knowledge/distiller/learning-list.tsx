import { FileQuestion, Lightbulb } from "lucide-react";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { count } from "@/lib/core/count";
import type { LearningPage } from "@/lib/distiller";
import { Filters } from "./filters";
import { LearningRow } from "./learning-row";
import type { LearningsQuery } from "./query";

export const PAGE_SIZE = 30;

interface Props {
  query: LearningsQuery;
  page: LearningPage;
  hasRun: boolean;
}

/** The learnings that match the filters, drafts first, of these the sure ones. */
export function LearningList({ query, page: { learnings, total, counts, projects }, hasRun }: Props) {
  const isEmpty = counts.every(({ drafts, accepted }) => drafts + accepted === 0);
  const next = query.cursor + PAGE_SIZE;
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
            summary={`${count(total, "learning")}, drafts first, highest confidence first`}
          />
        </>
      ) : (
        <NoLearnings isEmpty={isEmpty} hasRun={hasRun} />
      )}
    </section>
  );
}

function NoLearnings({ isEmpty, hasRun }: { isEmpty: boolean; hasRun: boolean }) {
  if (!isEmpty) {
    return (
      <EmptyState Icon={FileQuestion} title="No learnings match these filters" level="h3">
        <Link href="/knowledge" className="text-accent underline">
          Clear filters
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState Icon={Lightbulb} title="No learnings yet" level="h3">
      {hasRun
        ? "The last run found no decision, assumption, constraint or contradiction in your records."
        : "Run the distiller to extract decisions, assumptions, constraints and contradictions from your records. Each learning quotes its record and is a draft until you accept it. The distiller also runs every night."}
    </EmptyState>
  );
}
