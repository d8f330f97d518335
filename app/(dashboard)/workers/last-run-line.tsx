import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { workflowHref } from "@/components/workflows/href";
import { RunStatus } from "@/components/workflows/status";
import type { LastRun } from "./last-run";

/** How far the last run of a worker is, or what it came to. */
export function LastRunLine({ last: { run, progress, tally }, worker }: { last: LastRun; worker: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Link href={workflowHref(run.execution)} title={run.execution.workflowId}>
        <RunStatus run={run} />
      </Link>
      {progress && progress.of > 0 && (
        <>
          <progress
            aria-label={`Progress of the ${worker}`}
            value={progress.done}
            max={progress.of}
            className="w-24"
          />
          <span className="tabular-nums">
            {progress.done} of {progress.of} done
          </span>
        </>
      )}
      {tally.length > 0 && (
        <span className="tabular-nums">
          {tally
            .map(([name, count]) => `${count.toLocaleString("en")} ${name.replaceAll("_", " ")}`)
            .join(", ")}
        </span>
      )}
      <span className="text-muted">
        <Time at={run.closeTime ?? run.startTime} />
      </span>
    </div>
  );
}
