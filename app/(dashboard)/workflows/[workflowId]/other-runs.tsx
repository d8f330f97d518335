import { workflowHref } from "@/components/runs/href";
import { RunDuration } from "@/components/runs/run-duration";
import { RunStatus } from "@/components/runs/status";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { ExecutionSummary } from "@/lib/runs";

/** The runs of one workflow id, newest first. */
export function OtherRuns({ runs, shown }: { runs: ExecutionSummary[]; shown: string }) {
  if (runs.length < 2) return null;
  return (
    <details className="mb-6 rounded-lg border border-line bg-surface">
      <summary className="rounded-lg px-4 py-2 font-medium">
        {runs.length} runs of this workflow{" "}
        <span className="font-normal text-muted">
          {runs[0]?.execution.runId !== shown && "(a newer run exists)"}
        </span>
      </summary>
      <ul className="border-t border-line py-1">
        {runs.map((run) => (
          <li key={run.execution.runId} className="flex items-center gap-2 pr-4">
            <Link
              href={workflowHref(run.execution)}
              aria-current={run.execution.runId === shown ? "page" : undefined}
              className="flex min-h-9 grow flex-wrap items-center gap-x-4 gap-y-1 px-4 hover:bg-hover aria-[current]:bg-accent-soft"
            >
              <RunStatus run={run} />
              <Time at={run.startTime} />
              <RunDuration {...run} />
              <code className="ml-auto text-xs text-muted max-sm:hidden">{run.execution.runId}</code>
            </Link>
            {run.execution.runId !== shown && (
              <Link
                href={`/workflows/compare?one=${shown}&other=${run.execution.runId}`}
                className="text-accent hover:underline"
              >
                Compare
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
