import { workflowHref } from "@/components/runs/href";
import { RunStatus } from "@/components/runs/status";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { formatNumber } from "@/lib/core/count";
import type { LastRun } from "./last-run";

/** The last run of a worker: its progress, or its result. */
export function LastRunLine({ last: { run, progress, totals }, worker }: { last: LastRun; worker: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Link href={workflowHref(run.execution)} title={run.execution.workflowId}>
        <RunStatus run={run} />
      </Link>
      {progress?.total && (
        <>
          <progress
            aria-label={`Progress of the ${worker}`}
            value={progress.done}
            max={progress.total}
            className="w-24"
          />
          <span className="tabular-nums">
            {formatNumber(progress.done)} of {formatNumber(progress.total)}
          </span>
        </>
      )}
      {totals.length > 0 && (
        <span className="tabular-nums">
          {totals.map(([name, n]) => `${formatNumber(n)} ${name.replaceAll("_", " ")}`).join(", ")}
        </span>
      )}
      <span className="text-muted">
        <Time at={run.closeTime ?? run.startTime} />
      </span>
    </div>
  );
}
