import { LoaderCircle } from "lucide-react";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Elapsed } from "@/components/workflows/elapsed";
import { workflowHref } from "@/components/workflows/href";
import type { Context } from "@/lib/db";
import { workersStatus } from "@/lib/runs";
import { currentRun, type SurveyRun } from "./current-run";

/** The survey that goes on or waits, with how far it is; or that the last one failed. */
export async function RunState({ ctx, status }: { ctx: Context; status: "running" | "stopped" }) {
  const run = await currentRun(ctx);
  if (!run) return null;
  const href = workflowHref(run.execution);
  if (run.state === "failed") {
    return (
      <div className="mb-4">
        <Notice kind="failed">
          The last survey failed: {run.failure}{" "}
          <Link href={href} className="underline">
            See the run
          </Link>
        </Notice>
      </div>
    );
  }
  const isStopped = status === "stopped";
  const isIdle = run.state === "waiting" && (isStopped || (await workersStatus(ctx)).processes === 0);
  return (
    <div className="mb-4">
      <Notice kind={isIdle ? "warning" : "info"}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!isIdle && <LoaderCircle aria-hidden className="size-4 animate-spin text-running" />}
          {isIdle ? <Idle isStopped={isStopped} /> : <Going run={run} />}
          <span className="text-muted">
            <Elapsed since={run.since} />
          </span>
          <Link href={href} prefetch={false} className="underline">
            See the run
          </Link>
        </span>
      </Notice>
    </div>
  );
}

function Idle({ isStopped }: { isStopped: boolean }) {
  return (
    <span>
      A survey waits: {isStopped ? "the surveyor is stopped." : "no worker process is running."} See{" "}
      <Link href="/workers" className="underline">
        Workers
      </Link>
      .
    </span>
  );
}

function Going({ run: { phase, progress } }: { run: SurveyRun }) {
  if (!progress) return <span>The survey {phase}</span>;
  const { done, of } = progress;
  return (
    <>
      <span>The survey {phase}:</span>
      <progress aria-label="Progress of the survey" value={Math.min(done, of)} max={of} className="w-32" />
      <span className="tabular-nums">
        {done.toLocaleString("en")} of {of.toLocaleString("en")} records
      </span>
    </>
  );
}
