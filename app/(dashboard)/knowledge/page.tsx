import type { Metadata } from "next";
import { Sayings } from "@/app/(dashboard)/janitor/sayings";
import type { Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import {
  candidatesWithOutcome,
  type DistillerStatus,
  distillerHistory,
  distillerStatus,
  listLearnings,
  listRejections,
} from "@/lib/distiller";
import { Candidates } from "./candidates";
import { DistilNow } from "./distil-now";
import { History } from "./history";
import { LearningList, PAGE_SIZE } from "./learning-list";
import { readQuery } from "./query";
import { Rejections } from "./rejections";
import { RunState } from "./run-state";

export const metadata: Metadata = { title: "Knowledge" };

const CANDIDATES = 20;
const RUNS = 20;

export default async function KnowledgePage({ searchParams }: Searched) {
  const query = await readQuery(searchParams);
  const ctx = await requireContext();
  const [status, page, found, { history }, rejections] = await Promise.all([
    distillerStatus(ctx),
    listLearnings(ctx, { ...query, limit: PAGE_SIZE }),
    candidatesWithOutcome(ctx, { limit: CANDIDATES }),
    distillerHistory(ctx, { limit: RUNS }),
    listRejections(ctx),
  ]);
  return (
    <Sayings>
      <PageHeader
        title="Learnings"
        purpose="What the records have taught: decisions, assumptions, constraints, contradictions and syntheses, each with the words that it stands on."
        action={<DistilNow />}
      />
      <Live />
      <RunState ctx={ctx} status={status.status} />
      <Standing status={status} />
      <LearningList query={query} page={page} hasRun={status.last_run !== null} />
      <Candidates {...found} hasLooked={history.length > 0} />
      <History history={history} />
      <Rejections rejections={rejections} />
    </Sayings>
  );
}

function Standing({ status: { last_run, learnings_extracted, next_run } }: { status: DistillerStatus }) {
  return (
    <p className="mb-4 text-muted">
      {last_run ? (
        <>
          The last run was <Time at={last_run} /> and made {learnings_extracted.toLocaleString("en")}{" "}
          {learnings_extracted === 1 ? "learning" : "learnings"};{" "}
        </>
      ) : (
        "There has been no run yet; "
      )}
      {next_run ? (
        <>
          the next is due <Time at={next_run} />.
        </>
      ) : (
        "no further run is scheduled."
      )}
    </p>
  );
}
