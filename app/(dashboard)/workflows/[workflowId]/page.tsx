import { CircleStop } from "lucide-react";
import type { Metadata } from "next";
import { one, type Searched } from "@/app/searched";
import { Live } from "@/components/live/live";
import { buttonClass } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { workflowHref } from "@/components/workflows/href";
import { Json } from "@/components/workflows/json";
import { EndDialog } from "./end-dialog";
import { Facts } from "./facts";
import { History } from "./history";
import { decoded, type LoadedRun, loadRun } from "./load";
import { OtherRuns } from "./other-runs";
import { isWay } from "./way";

type Props = Searched & { params: Promise<{ workflowId: string }> };

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: decoded((await params).workflowId),
});

export default async function WorkflowPage({ params, searchParams }: Props) {
  const { run: runId, end } = await searchParams;
  const loaded = await loadRun((await params).workflowId, one(runId));
  const run = loaded.description.workflowExecutionInfo;
  const isOpen = run.closeTime === undefined;
  const way = one(end);
  return (
    <>
      <PageHeader
        title={
          <span className="flex items-center gap-1">
            <span className="min-w-0 font-mono text-lg break-all">{run.execution.workflowId}</span>
            <CopyButton text={run.execution.workflowId} what="the workflow’s id" />
          </span>
        }
        purpose={
          <>
            One run: what it was given, what it did step by step, and what came of it.
            {loaded.about && (
              <>
                {" "}
                It is about <span className="font-medium text-ink">{loaded.about}</span>.
              </>
            )}
          </>
        }
        action={isOpen && <Endings href={workflowHref(run.execution)} />}
      />
      {isOpen && <Live />}
      <Facts run={run} trigger={loaded.trigger} />
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
      {isOpen && isWay(way) && <EndDialog how={way} {...run.execution} />}
    </>
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

/** What went in, and what came out: the result, or why there is none. */
function Values({ description: { input, result, failure, workflowExecutionInfo } }: LoadedRun) {
  const wasFailure = /_(FAILED|TIMED_OUT)$/.test(workflowExecutionInfo.status);
  return (
    <div className="mb-6 flex flex-col gap-4">
      {failure && (
        <Notice kind={wasFailure ? "failed" : "warning"}>
          <span className="break-words">
            {wasFailure ? "It failed: " : "It was ended: "}
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
