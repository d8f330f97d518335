import type { ReactNode } from "react";
import { Elapsed } from "@/components/runs/elapsed";
import { queryHref, workflowHref } from "@/components/runs/href";
import { RunDuration } from "@/components/runs/run-duration";
import { RunStatus } from "@/components/runs/status";
import { CopyButton } from "@/components/ui/copy-button";
import { Facts } from "@/components/ui/facts";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { formatNumber } from "@/lib/core/count";
import { type ExecutionSummary, newChip } from "@/lib/runs";
import type { StartedBy } from "./load";

type Fact = [string, ReactNode];

interface Props {
  run: ExecutionSummary;
  startedBy: StartedBy;
  /** How many runs it has started. */
  started: number;
}

/** The state, origin and times of a run. */
export function RunFacts({ run, startedBy, started }: Props) {
  const { startTime, executionTime, closeTime, type, taskQueue, execution } = run;
  return (
    <div className="mb-6 rounded-lg border border-line bg-surface p-4">
      <Facts
        layout="columns"
        facts={[
          ["Status", <RunStatus key="status" run={run} />],
          ["Type", <FilterLink key="type" attribute="WorkflowType" value={type.name} />],
          ["Queue", <FilterLink key="queue" attribute="TaskQueue" value={taskQueue} />],
          ["Started by", <Starter key="starter" {...startedBy} />],
          ["Started", <Time key="started" at={startTime} />],
          ...(executionTime && executionTime !== startTime
            ? [
                [
                  "Queued for",
                  <Elapsed key="queued" since={startTime} until={executionTime} />,
                ] satisfies Fact,
              ]
            : []),
          ["Closed", closeTime ? <Time key="closed" at={closeTime} /> : "–"],
          ...(started > 0
            ? [
                [
                  "Runs it started",
                  <Children key="children" of={execution.runId} n={started} />,
                ] satisfies Fact,
              ]
            : []),
          ["Duration", <RunDuration key="duration" {...run} />],
          ["Workflow ID", <Id key="workflow" id={execution.workflowId} what="the workflow ID" />],
          ["Run ID", <Id key="run" id={execution.runId} what="the run ID" />],
        ]}
      />
    </div>
  );
}

function Starter({ trigger, name, parent }: StartedBy) {
  if (parent)
    return (
      <Link href={workflowHref(parent)} className="text-accent hover:underline">
        {parent.workflowId}
      </Link>
    );
  if (trigger === "watch") return "Inbox watcher";
  if (trigger !== "schedule") return name ?? (trigger === null ? "–" : "User or API");
  if (name === null) return "Schedule";
  return (
    <Link
      href={`/workflows/schedules/${encodeURIComponent(name)}`}
      className="text-accent hover:underline"
    >{`Schedule ${name}`}</Link>
  );
}

const Children = ({ of, n }: { of: string; n: number }) => (
  <Link
    href={queryHref(newChip({ attribute: "ParentRunId", operator: "=", value: of }).text)}
    className="text-accent tabular-nums hover:underline"
  >
    {formatNumber(n)}
  </Link>
);

function Id({ id, what }: { id: string; what: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      <code className="min-w-0 text-xs break-all">{id}</code>
      <CopyButton text={id} what={what} />
    </span>
  );
}

function FilterLink({ attribute, value }: { attribute: "WorkflowType" | "TaskQueue"; value: string }) {
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
