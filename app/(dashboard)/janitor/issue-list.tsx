import { FileQuestion, PartyPopper } from "lucide-react";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { type Code, canFill, draftsOf, listIssues, listIssuesInput, type Tally } from "@/lib/janitor";
import { Filters } from "./filters";
import { FixMany } from "./fix-many";
import { IssueRow } from "./issue-row";
import { hrefOf, type JanitorQuery } from "./query";
import { count, MEANINGS } from "./words";

const PAGE_SIZE = 50;

interface Props {
  ctx: Context;
  query: JanitorQuery;
  tally: Tally;
}

/** What the last sweep left, as far as the address asks for it. */
export async function IssueList({ ctx, query, tally }: Props) {
  const page = await find(ctx, query);
  const ids = page instanceof KvError ? [] : page.issues.map(({ id }) => id);
  const [drafts, isFillable] = await Promise.all([draftsOf(ctx, ids), canFill(ctx)]);
  return (
    <section aria-labelledby="issues" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="issues" className="text-base font-semibold">
          Open issues
        </h2>
        {query.code && <FixCode code={query.code} tally={tally} />}
      </div>
      <Filters query={query} tally={tally} />
      {page instanceof KvError ? (
        <Notice kind="warning">{page.message}</Notice>
      ) : page.issues.length === 0 ? (
        <Nothing isFiltered={tally.open > 0} query={query} />
      ) : (
        <>
          <ul aria-label="Issues" className="rounded-lg border border-line bg-surface">
            {page.issues.map((issue) => (
              <IssueRow key={issue.id} issue={issue} draft={drafts.get(issue.id)} canFill={isFillable} />
            ))}
          </ul>
          <Pager next={page.next_cursor} summary={`${count(page.count, "issue")}, the worst first`} />
        </>
      )}
    </section>
  );
}

/** A page of the issues; or what is wrong with the question, in words. */
async function find(ctx: Context, { sweeps: _, ...query }: JanitorQuery) {
  const asked = listIssuesInput.safeParse({ ...query, limit: PAGE_SIZE });
  if (!asked.success) {
    const [first] = asked.error.issues;
    return new KvError("VALIDATION_ERROR", `${String(first?.path[0] ?? "The filter")}: ${first?.message}`);
  }
  return listIssues(ctx, asked.data).catch((error: unknown) => {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return error;
    throw error;
  });
}

function FixCode({ code, tally }: { code: string; tally: Tally }) {
  const rows = tally.rows.filter((row) => row.code === code);
  const [issues, files] = [sum(rows.map(({ fixable }) => fixable)), sum(rows.map((row) => row.files))];
  if (issues === 0) return null;
  return <FixMany code={code} issues={issues} files={files} label={`Fix all of ${code}`} />;
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

function Nothing({ isFiltered, query }: { isFiltered: boolean; query: JanitorQuery }) {
  if (!isFiltered) {
    return (
      <EmptyState Icon={PartyPopper} title="Nothing is wrong">
        The last sweep found nothing, or all of it is fixed.
      </EmptyState>
    );
  }
  return (
    <EmptyState Icon={FileQuestion} title="No such issue">
      {query.code && query.code in MEANINGS
        ? `“${MEANINGS[query.code as Code]}” stands nowhere here.`
        : "No open issue is like that."}{" "}
      <Link href={hrefOf({ sweeps: query.sweeps })} className="text-accent underline">
        Show every issue
      </Link>
    </EmptyState>
  );
}
