"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { workflowHref } from "@/components/runs/href";
import { RunDuration } from "@/components/runs/run-duration";
import { RunStatus } from "@/components/runs/status";
import type { Sort } from "@/components/table/address";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { ListedRun } from "./stable-rows";

const column = createColumnHelper<typeof features, ListedRun>();

const columns = column.columns([
  column.accessor("status", {
    id: "ExecutionStatus",
    header: "Status",
    enableSorting: true,
    cell: ({ row }) => <RunStatus run={row.original} />,
  }),
  column.accessor((run) => run.execution.workflowId, {
    id: "WorkflowId",
    header: "Workflow",
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <>
        <Link
          href={workflowHref(original.execution)}
          title={`${original.execution.workflowId}, run ${original.execution.runId}`}
          className="block truncate hover:text-accent hover:underline"
        >
          <span className="mr-2 font-medium">{original.title}</span>{" "}
          <span className="font-mono text-xs text-muted">{original.execution.workflowId}</span>
        </Link>
        <p className="truncate text-muted sm:hidden">
          {original.type.name.replace(/Workflow$/, "")}, <Time at={original.startTime} />,{" "}
          <RunDuration {...original} />
        </p>
      </>
    ),
    // Takes the remaining width, and truncates.
    meta: { className: "w-full max-w-0 min-w-32" },
  }),
  column.accessor((run) => run.type.name, {
    id: "WorkflowType",
    header: "Type",
    enableSorting: true,
    cell: (info) => <span className="whitespace-nowrap text-muted">{info.getValue()}</span>,
    meta: { className: "max-md:hidden" },
  }),
  column.accessor("startTime", {
    id: "StartTime",
    header: "Started",
    enableSorting: true,
    cell: (info) => <Time at={info.getValue()} />,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("closeTime", {
    id: "CloseTime",
    header: "Closed",
    cell: (info) => {
      const at = info.getValue();
      return at ? <Time at={at} /> : <span className="text-muted">–</span>;
    },
    meta: { className: "max-lg:hidden" },
  }),
  column.accessor("closeTime", {
    id: "ExecutionDuration",
    header: "Duration",
    enableSorting: true,
    cell: ({ row: { original } }) => <RunDuration {...original} />,
    meta: { className: "text-right max-sm:hidden" },
  }),
]);

export function RunTable({ runs, sort }: { runs: ListedRun[]; sort: Sort }) {
  return (
    <DataTable
      caption="Runs"
      columns={columns}
      rows={runs}
      rowId={(run) => run.execution.runId}
      sort={sort}
    />
  );
}
