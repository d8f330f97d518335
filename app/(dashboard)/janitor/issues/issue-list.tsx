import { FileQuestion, PartyPopper } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import type { Context } from "@/lib/db";
import type { Tally } from "@/lib/janitor";
import { type JanitorQuery, janitorQuery } from "../query";
import { Filters } from "./filters";
import { FixMany } from "./fix-many";
import { Groups } from "./groups";
import { Issues } from "./issues";

interface Props {
  ctx: Context;
  query: JanitorQuery;
  tally: Tally;
}

/** The open issues that match the filters: by cause, or each. */
export function IssueList({ ctx, query, tally }: Props) {
  const isFlat = isFlatBy(query);
  return (
    <section aria-labelledby="issues">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="issues" className="text-base font-semibold">
          {isFlat ? "Open issues" : "Open issues by cause"}
        </h2>
        {query.code && <FixCode code={query.code} tally={tally} />}
        <ViewLink query={query} />
      </div>
      <Filters query={query} tally={tally} />
      {isFlat ? (
        <Issues ctx={ctx} query={query} none={<NoIssues tally={tally} query={query} />} />
      ) : (
        <Groups ctx={ctx} query={query} none={<NoIssues tally={tally} query={query} />} />
      )}
    </section>
  );
}

/** A decision about a group would reach beyond some files: these are listed one by one. */
const isNarrow = ({ path, type }: JanitorQuery): boolean => path !== undefined || type !== undefined;

const isFlatBy = (query: JanitorQuery): boolean =>
  query.group !== undefined || query.view === "all" || isNarrow(query);

function ViewLink({ query }: { query: JanitorQuery }) {
  if (isNarrow(query) && query.group === undefined) return null;
  const isFlat = isFlatBy(query);
  const { group: _, cursor: __, view: ___, ...filter } = query;
  const href = janitorQuery.href({ ...filter, view: isFlat ? undefined : "all" });
  return (
    <Link href={href} scroll={false} className="text-accent hover:underline">
      {isFlat ? "Group by cause" : "Show each issue"}
    </Link>
  );
}

function FixCode({ code, tally }: { code: string; tally: Tally }) {
  const rows = tally.rows.filter((row) => row.code === code);
  const [issues, files] = [sum(rows.map(({ fixable }) => fixable)), sum(rows.map((row) => row.files))];
  if (issues === 0) return null;
  return <FixMany code={code} issues={issues} files={files} label={`Fix all ${code}`} />;
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

function NoIssues({ tally, query: { span } }: Pick<Props, "tally" | "query">) {
  if (tally.open === 0) {
    return (
      <EmptyState Icon={PartyPopper} title="No open issues">
        The last scan found none, or all of them are fixed.
      </EmptyState>
    );
  }
  return (
    <EmptyState Icon={FileQuestion} title="No issues match these filters">
      <Link href={janitorQuery.href({ span })} className="text-accent underline">
        Clear filters
      </Link>
    </EmptyState>
  );
}
