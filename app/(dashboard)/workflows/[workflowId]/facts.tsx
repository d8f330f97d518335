import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { Link } from "@/components/ui/link";
import { exact, Time } from "@/components/ui/time";
import { Elapsed } from "@/components/workflows/elapsed";
import { queryHref } from "@/components/workflows/href";
import { RunStatus } from "@/components/workflows/status";
import { type ExecutionSummary, newChip } from "@/lib/runs";

const TRIGGERS: Record<string, string> = {
  manual: "Somebody asked for it",
  watch: "Its worker saw work",
  schedule: "A schedule was due",
};

/** What a run is, and when it was. */
export function Facts({ run, trigger }: { run: ExecutionSummary; trigger: string | null }) {
  const { startTime, executionTime, closeTime, type, taskQueue } = run;
  return (
    <dl className="mb-6 grid grid-cols-2 gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 lg:grid-cols-4">
      <Fact label="Status">
        <RunStatus run={run} />
      </Fact>
      <Fact label="Type">
        <Only attribute="WorkflowType" value={type.name} />
      </Fact>
      <Fact label="Queue">
        <Only attribute="TaskQueue" value={taskQueue} />
      </Fact>
      <Fact label="Trigger">{trigger === null ? "Not known" : (TRIGGERS[trigger] ?? trigger)}</Fact>
      <Fact label="Started">
        <Moment at={startTime} />
        {executionTime && executionTime !== startTime && (
          <span className="text-muted">
            , waited <Elapsed since={startTime} until={executionTime} />
          </span>
        )}
      </Fact>
      <Fact label="Closed">{closeTime ? <Moment at={closeTime} /> : "Still open"}</Fact>
      <Fact label="Duration">
        <Elapsed since={startTime} until={closeTime} />
      </Fact>
      <Fact label="Run">
        <span className="flex w-full min-w-0 items-center gap-1">
          <code className="truncate text-xs" title={run.execution.runId}>
            {run.execution.runId}
          </code>
          <CopyButton text={run.execution.runId} what="the run’s id" />
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{label}</dt>
      <dd className="flex min-h-7 flex-wrap items-center">{children}</dd>
    </div>
  );
}

const Moment = ({ at }: { at: string }) => (
  <span>
    <Time at={at} /> <span className="sr-only">({exact(new Date(at))})</span>
  </span>
);

function Only({ attribute, value }: { attribute: "WorkflowType" | "TaskQueue"; value: string }) {
  return (
    <Link
      href={queryHref(newChip({ attribute, operator: "=", value }).text)}
      title={`All runs with ${attribute} = ${value}`}
      className="text-accent hover:underline"
    >
      {value}
    </Link>
  );
}
