import { FlaskConical, ScanSearch } from "lucide-react";
import type { Metadata } from "next";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { ActionButton } from "@/components/form/action-button";
import { Live } from "@/components/live/live";
import { RunStatusBanner } from "@/components/runs/run-status-banner";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { count } from "@/lib/core/count";
import {
  candidatesWithOutcome,
  type DistillerStatus,
  distillerHistory,
  distillerStatus,
  distillerWorkflow,
  listLearnings,
  listRejections,
} from "@/lib/distiller";
import { runAction, scanAction } from "./distiller/actions";
import { Candidates } from "./distiller/candidates";
import { History } from "./distiller/history";
import { LearningList, PAGE_SIZE } from "./distiller/learning-list";
import { learningsQuery, REJECTED } from "./distiller/query";
import { Rejections } from "./distiller/rejections";

export const metadata: Metadata = { title: "Learnings" };

const CANDIDATES = 20;
const RUNS = 20;

export default async function LearningsPage({ searchParams }: PageProps) {
  const query = await learningsQuery.read(searchParams);
  const ctx = await requireContext();
  const { cursor: offset, rejected, ...filter } = query;
  const [status, page, found, { history }, rejections] = await Promise.all([
    distillerStatus(ctx),
    listLearnings(ctx, { ...filter, offset, limit: PAGE_SIZE }),
    candidatesWithOutcome(ctx, { limit: CANDIDATES }),
    distillerHistory(ctx, { limit: RUNS }),
    listRejections(ctx, rejected + 1),
  ]);
  return (
    <>
      <PageHeader
        title="Learnings"
        purpose="Decisions, assumptions, constraints, contradictions and syntheses extracted from your records, each with quotes."
        action={
          <div className="flex flex-wrap gap-2">
            <ActionButton action={scanAction} title="Finds records to read; changes nothing">
              <ScanSearch aria-hidden className="size-4" /> Scan
            </ActionButton>
            <ActionButton
              action={runAction}
              look="primary"
              title="Extracts learnings from records that have changed"
            >
              <FlaskConical aria-hidden className="size-4" /> Run now
            </ActionButton>
          </div>
        }
      />
      <Live />
      <RunStatusBanner ctx={ctx} kinds={[distillerWorkflow]} label={() => "Distiller run"} />
      <StatusLine status={status} />
      <LearningList query={query} page={page} hasRun={status.last_run !== null} />
      <Candidates {...found} hasScanned={history.length > 0} />
      <History history={history} />
      <Rejections
        rejections={rejections.slice(0, rejected)}
        moreHref={
          rejections.length > rejected
            ? learningsQuery.href({ ...query, rejected: rejected + REJECTED })
            : null
        }
      />
    </>
  );
}

function StatusLine({ status: { last_run, learnings_extracted, next_run } }: { status: DistillerStatus }) {
  return (
    <p className="mb-4 text-muted">
      Last run:{" "}
      {last_run ? (
        <>
          {count(learnings_extracted, "learning")}, <Time at={last_run} />
        </>
      ) : (
        "none yet"
      )}
      . Next run: {next_run ? <Time at={next_run} /> : "not scheduled"}.
    </p>
  );
}
