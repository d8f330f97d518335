import { CircleStop, GitCompare, RotateCw } from "lucide-react";
import type { Metadata } from "next";
import { z } from "zod";
import { choiceParam, defineQuery, type PageProps, textParam } from "@/app/query";
import { ActionButton } from "@/components/form/action-button";
import { Live } from "@/components/live/live";
import { workflowHref } from "@/components/runs/href";
import { Json } from "@/components/runs/json";
import { ModelProgress } from "@/components/runs/model-progress";
import { hasFailed } from "@/components/runs/open-runs";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { retryAction } from "./actions";
import { EndDialog } from "./end-dialog";
import { RunFacts } from "./facts";
import { History } from "./history";
import { type LoadedRun, loadRun } from "./load";
import { OtherRuns } from "./other-runs";

type Props = PageProps & { params: Promise<{ workflowId: string }> };

const runQuery = (workflowId: string) =>
  defineQuery(
    `/workflows/${workflowId}`,
    z.object({ run: textParam, /** Which dialog is open. */ end: choiceParam(["cancel", "terminate"]) }),
  );

/** Next hands decoded segments to metadata, and encoded ones to the page. */
export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: (await params).workflowId,
});

export default async function RunPage({ params, searchParams }: Props) {
  const { workflowId } = await params;
  const { run: runId, end } = await runQuery(workflowId).read(searchParams);
  const loaded = await loadRun(workflowId, runId);
  const run = loaded.description.workflowExecutionInfo;
  const isOpen = run.closeTime === undefined;
  return (
    <>
      <Breadcrumb links={[{ href: "/workflows", title: "Workflows" }]} />
      <PageHeader
        title={loaded.title}
        purpose={run.type.name}
        action={isOpen ? <Endings href={workflowHref(run.execution)} /> : <Again {...loaded} />}
      />
      {isOpen && <Live />}
      <RunFacts run={run} startedBy={loaded.startedBy} started={loaded.started} />
      {loaded.description.progress && (
        <div className="mb-6">
          <ModelProgress progress={loaded.description.progress} />
        </div>
      )}
      <OtherRuns runs={loaded.runs} shown={run.execution.runId} />
      <Values {...loaded} />
      <History
        key={run.execution.runId}
        source={`/workflows/${encodeURIComponent(run.execution.workflowId)}/events?run=${run.execution.runId}`}
        first={loaded.events}
        total={loaded.total}
        startedAt={run.startTime}
        closedAt={run.closeTime}
        now={new Date().toISOString()}
      />
      {isOpen && end && <EndDialog how={end} {...run.execution} />}
    </>
  );
}

/** What can be done with a closed run: compared with another, and retried if it failed. */
function Again({ description: { workflowExecutionInfo: run }, inboxId }: LoadedRun) {
  const isRetriable = !/_(COMPLETED|CONTINUED_AS_NEW)$/.test(run.status);
  return (
    <div className="flex flex-wrap gap-2">
      <Link href={`/workflows/compare?one=${run.execution.runId}`} className={buttonClass("secondary")}>
        <GitCompare aria-hidden className="size-4" /> Compare
      </Link>
      {isRetriable && (
        <ActionButton
          action={retryAction}
          values={{ ...run.execution, inboxId: inboxId ?? "" }}
          look="primary"
        >
          <RotateCw aria-hidden className="size-4" /> Retry
        </ActionButton>
      )}
    </div>
  );
}

function Endings({ href }: { href: string }) {
  return (
    <div className="flex gap-2">
      <Link href={`${href}&end=cancel`} scroll={false} className={buttonClass("secondary")}>
        <CircleStop aria-hidden className="size-4" /> Cancel…
      </Link>
      <Link href={`${href}&end=terminate`} scroll={false} className={buttonClass("quiet-danger")}>
        Terminate…
      </Link>
    </div>
  );
}

/** The input, and the result or the failure. */
function Values({ description: { input, result, failure, workflowExecutionInfo } }: LoadedRun) {
  const isFailed = hasFailed(workflowExecutionInfo);
  return (
    <div className="mb-6 flex flex-col gap-4">
      {failure && (
        <Notice kind={isFailed ? "failed" : "warning"}>
          <span className="break-words">
            {isFailed ? "Failed: " : "Ended: "}
            {failure.message}
          </span>
        </Notice>
      )}
      <div className={`grid gap-4 ${result === undefined ? "" : "lg:grid-cols-2"}`}>
        <Json label="Input" value={input} />
        {result !== undefined && <Json label="Result" value={result} />}
      </div>
    </div>
  );
}
