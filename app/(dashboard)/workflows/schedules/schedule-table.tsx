"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { workflowHref } from "@/components/runs/href";
import { RunStatus } from "@/components/runs/status";
import { DataTable, type features } from "@/components/table/data-table";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { Schedule } from "@/lib/runs";
import { PauseOrResume, Trigger } from "./schedule-buttons";

const column = createColumnHelper<typeof features, Schedule>();

const columns = column.columns([
  column.accessor("scheduleId", {
    header: "Schedule",
    cell: ({ row: { original } }) => (
      <div className="py-1">
        <Link
          href={`/workflows/schedules/${encodeURIComponent(original.scheduleId)}`}
          className="leading-6 font-medium wrap-anywhere hover:underline"
        >
          {original.scheduleId}
        </Link>
        <p className="max-w-prose wrap-anywhere text-muted">
          {original.state.notes || original.action.workflowType}
        </p>
        <p className="sm:hidden">
          Next: <Next schedule={original} />
        </p>
        {original.info.lastFailure && (
          <p className="max-w-prose wrap-anywhere text-failed">{original.info.lastFailure.message}</p>
        )}
      </div>
    ),
    meta: { className: "sm:min-w-40" },
  }),
  column.accessor((schedule) => schedule.spec.cron, {
    id: "when",
    header: "Cron",
    cell: ({ row: { original } }) => (
      <div className="py-1 leading-6">
        <code className="whitespace-nowrap">{original.spec.cron}</code>
        <p className="text-muted">{original.spec.timeZone}</p>
      </div>
    ),
    meta: { className: "max-md:hidden" },
  }),
  column.accessor((schedule) => schedule.info.futureActionTimes[0], {
    id: "next",
    header: "Next",
    cell: ({ row: { original } }) => (
      <div className="py-1 leading-6">
        <Next schedule={original} />
      </div>
    ),
    meta: { className: "max-sm:hidden" },
  }),
  column.display({
    id: "last",
    header: "Last run",
    cell: ({ row: { original } }) => (
      <div className="py-1 leading-6">
        <Last schedule={original} />
      </div>
    ),
    meta: { className: "max-sm:hidden" },
  }),
  column.display({
    id: "actions",
    cell: ({ row: { original } }) => (
      <div className="flex flex-wrap justify-end gap-1 py-1">
        <Trigger scheduleId={original.scheduleId} />
        <PauseOrResume scheduleId={original.scheduleId} isPaused={original.state.paused} />
      </div>
    ),
    meta: { className: "text-right", label: "Actions" },
  }),
]);

function Next({ schedule }: { schedule: Schedule }) {
  const [next] = schedule.info.futureActionTimes;
  if (schedule.state.paused) return <Chip tone="waiting">Paused</Chip>;
  return next ? <Time at={next} /> : <span className="text-muted">Never</span>;
}

function Last({ schedule }: { schedule: Schedule }) {
  const [last] = schedule.info.recentActions;
  if (!last) return <span className="text-muted">–</span>;
  // A scheduled run is dispatched when it is created.
  const run = { status: last.status, executionTime: last.startTime };
  return (
    <Link
      href={workflowHref(last.execution)}
      className="inline-flex flex-wrap items-center gap-2 hover:underline"
    >
      <RunStatus run={run} /> <Time at={last.startTime} />
    </Link>
  );
}

export function ScheduleTable({ schedules }: { schedules: Schedule[] }) {
  return (
    <DataTable
      caption="Schedules"
      columns={columns}
      rows={schedules}
      rowId={(schedule) => schedule.scheduleId}
      isTall
    />
  );
}
