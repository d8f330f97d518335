"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { formatDuration } from "@/components/runs/duration";
import { workflowHref } from "@/components/runs/href";
import { DataTable, type features } from "@/components/table/data-table";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { formatNumber } from "@/lib/core/count";
import type { SweepRecord } from "@/lib/janitor";
import type { Execution } from "@/lib/runs";
import { RevertRun } from "./revert";

interface Row extends SweepRecord {
  run: Execution | null;
  /** Null: there is nothing to revert. */
  isReverted: boolean | null;
}

const column = createColumnHelper<typeof features, Row>();

const columns = column.columns([
  column.accessor("timestamp", {
    header: "When",
    cell: ({ row: { original } }) => (
      <>
        <Time at={original.timestamp} />
        <span className="block text-muted sm:hidden">{original.kind}</span>
      </>
    ),
  }),
  column.accessor("kind", { header: "Kind", meta: { className: "max-sm:hidden" } }),
  column.accessor("files_scanned", {
    header: "Records",
    cell: (info) => formatNumber(info.getValue()),
    meta: { className: "text-right max-sm:hidden" },
  }),
  column.accessor("issues_found", {
    header: "Found",
    cell: (info) => formatNumber(info.getValue()),
    meta: { className: "text-right" },
  }),
  column.accessor("issues_fixed", {
    header: "Fixed",
    cell: (info) => formatNumber(info.getValue()),
    meta: { className: "text-right" },
  }),
  column.accessor("duration_ms", {
    header: "Duration",
    cell: (info) => <span className="whitespace-nowrap">{formatDuration(info.getValue())}</span>,
    meta: { className: "text-right max-md:hidden" },
  }),
  column.accessor("run", {
    header: "Run",
    cell: ({ row: { original } }) =>
      original.run && (
        <Link
          href={workflowHref(original.run)}
          title={`${original.run.workflowId}, run ${original.run.runId}`}
          className="font-mono text-xs text-accent hover:underline"
        >
          {original.run.workflowId}
        </Link>
      ),
    meta: { className: "w-full max-md:hidden" },
  }),
  column.display({
    id: "revert",
    header: "",
    cell: ({ row: { original } }) => {
      const { isReverted, sweep_id, issues_fixed, timestamp } = original;
      if (isReverted === null) return null;
      if (isReverted) return <Chip tone="waiting">Reverted</Chip>;
      return <RevertRun sweep={sweep_id} fixed={issues_fixed} at={timestamp} />;
    },
    meta: { className: "text-right", label: "Actions" },
  }),
]);

export function ScanTable({ scans }: { scans: Row[] }) {
  return <DataTable caption="Scans and fixes" columns={columns} rows={scans} rowId={(row) => row.sweep_id} />;
}
