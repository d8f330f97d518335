"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { inWords } from "@/components/workflows/duration";
import { workflowHref } from "@/components/workflows/href";
import type { SweepRecord, SweepRun } from "@/lib/janitor";
import { RevertSweep } from "../revert";

type Row = SweepRecord & { run: SweepRun | null };

const column = createColumnHelper<typeof features, Row>();

const number = "text-right";

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
    cell: (info) => info.getValue().toLocaleString("en"),
    meta: { className: `${number} max-sm:hidden` },
  }),
  column.accessor("issues_found", {
    header: "Found",
    cell: (info) => info.getValue().toLocaleString("en"),
    meta: { className: number },
  }),
  column.accessor("issues_fixed", {
    header: "Fixed",
    cell: (info) => info.getValue().toLocaleString("en"),
    meta: { className: number },
  }),
  column.accessor("duration_ms", {
    header: "Took",
    cell: (info) => <span className="whitespace-nowrap">{inWords(info.getValue())}</span>,
    meta: { className: `${number} max-md:hidden` },
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
    cell: ({ row: { original } }) =>
      original.issues_fixed > 0 && (
        <RevertSweep sweep={original.sweep_id} fixed={original.issues_fixed} at={original.timestamp} />
      ),
    meta: { className: "text-right", label: "Take back" },
  }),
]);

export function SweepTable({ sweeps }: { sweeps: Row[] }) {
  return <DataTable caption="Sweeps" columns={columns} rows={sweeps} rowId={(row) => row.sweep_id} />;
}
