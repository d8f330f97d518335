import { LoaderCircle } from "lucide-react";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { formatNumber } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import type { Workflow } from "@/lib/runs";
import { Elapsed } from "./elapsed";
import { workflowHref } from "./href";
import { type RunStatus, runStatuses } from "./open-runs";

type Labelled = Pick<RunStatus, "run" | "input">;

interface Props {
  ctx: Context;
  kinds: readonly Pick<Workflow, "type">[];
  /** What a run is called: `Scan`. */
  label: (run: Labelled) => string;
  /** What its progress counts: `files`. */
  unit?: string;
  /** How many there are, where the run does not say. */
  total?: (run: Labelled) => number;
  /** Words for the phases that runs report. */
  phases?: Readonly<Record<string, string>>;
}

/** The open runs of a page with their progress, or that the last run failed. */
export async function RunStatusBanner({ ctx, kinds, ...words }: Props) {
  const statuses = await runStatuses(ctx, kinds);
  if (statuses.length === 0) return null;
  const isFailed = statuses.some(({ state }) => state === "failed");
  const isBlocked = statuses.some(({ blockedBy }) => blockedBy !== null);
  return (
    <div className="mb-4">
      <Notice kind={isFailed ? "failed" : isBlocked ? "warning" : "info"}>
        {statuses.map((status) => (
          <p key={status.run.execution.runId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Line status={status} {...words} />
            <Link href={workflowHref(status.run.execution)} className="underline">
              View run
            </Link>
          </p>
        ))}
      </Notice>
    </div>
  );
}

function Line({ status, label, ...words }: { status: RunStatus } & Omit<Props, "ctx" | "kinds">) {
  const { run, state, failure, blockedBy } = status;
  const name = label(status);
  if (state === "failed")
    return (
      <span className="break-words">{`Last ${name.toLowerCase()} failed: ${failure ?? "unknown error"}`}</span>
    );
  if (blockedBy) {
    return (
      <span>
        {name} queued:{" "}
        {blockedBy === "stopped" ? `the ${run.taskQueue} is stopped` : "no worker process is running"}. See{" "}
        <Link href="/workers" className="underline">
          Workers
        </Link>
        .
      </span>
    );
  }
  return (
    <>
      <LoaderCircle aria-hidden className="size-4 animate-spin text-running" />
      <span>
        {name} {state === "running" ? "in progress" : state}
      </span>
      <RunProgress status={status} name={name} {...words} />
      <span className="text-muted">
        <Elapsed since={run.startTime} />
      </span>
    </>
  );
}

function RunProgress({
  status,
  name,
  unit = "records",
  total,
  phases = {},
}: { status: RunStatus; name: string } & Pick<Props, "unit" | "total" | "phases">) {
  const { progress } = status;
  if (!progress) return null;
  const phase = progress.phase && phases[progress.phase];
  const max = progress.total ?? total?.(status) ?? 0;
  return (
    <>
      {phase && <span className="text-muted">{phase}</span>}
      {max > 0 && (
        <>
          <progress
            aria-label={`Progress: ${name}`}
            value={Math.min(progress.done, max)}
            max={max}
            className="w-32"
          />
          <span className="tabular-nums">
            {formatNumber(progress.done)} of {formatNumber(max)} {unit}
          </span>
        </>
      )}
    </>
  );
}
