import { LoaderCircle } from "lucide-react";
import { lastRun } from "@/app/(dashboard)/workers/last-run";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Elapsed } from "@/components/workflows/elapsed";
import { workflowHref } from "@/components/workflows/href";
import type { Context } from "@/lib/db";
import type { DistillerStatus } from "@/lib/distiller";
import { describeWorkflow, workersStatus } from "@/lib/runs";

/** The run that goes on or waits, with how far it is; or that the last one failed. */
export async function RunState({ ctx, status }: { ctx: Context; status: DistillerStatus["status"] }) {
  const last = await lastRun(ctx, { type: "DistillerWorkflow" });
  if (!last) return null;
  const { run, progress } = last;
  const href = workflowHref(run.execution);
  const { workflowId, runId: run_id } = run.execution;
  if (run.closeTime) {
    if (!/FAILED|TIMED_OUT/.test(run.status)) return null;
    const { failure } = await describeWorkflow(ctx, { workflowId, run_id });
    return (
      <div className="mb-4">
        <Notice kind="failed">
          The last run failed: {failure?.message ?? "no reason is known"}{" "}
          <Link href={href} className="underline">
            See the run
          </Link>
        </Notice>
      </div>
    );
  }
  const isWaiting = !run.executionTime;
  const isIdle = isWaiting && (status === "stopped" || (await workersStatus(ctx)).processes === 0);
  return (
    <div className="mb-4">
      <Notice kind={isIdle ? "warning" : "info"}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!isIdle && <LoaderCircle aria-hidden className="size-4 animate-spin text-running" />}
          {isIdle ? (
            <span>
              A run waits:{" "}
              {status === "stopped" ? "the distiller is stopped." : "no worker process is running."} See{" "}
              <Link href="/workers" className="underline">
                Workers
              </Link>
              .
            </span>
          ) : (
            <span>{isWaiting ? "A run is about to start" : "A run goes on"}</span>
          )}
          {progress && progress.of > 0 && (
            <>
              <progress
                aria-label="Progress of the run"
                value={progress.done}
                max={progress.of}
                className="w-32"
              />
              <span className="tabular-nums">
                {progress.done.toLocaleString("en")} of {progress.of.toLocaleString("en")} records
              </span>
            </>
          )}
          <span className="text-muted">
            <Elapsed since={run.startTime} />
          </span>
          <Link href={href} prefetch={false} className="underline">
            See the run
          </Link>
        </span>
      </Notice>
    </div>
  );
}
