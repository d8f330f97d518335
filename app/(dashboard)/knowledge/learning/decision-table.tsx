"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { nameOf, recordHref } from "@/components/vault/href";
import type { Observation } from "@/lib/learning";
import { DECIDERS, outcomeOf } from "./labels";

const column = createColumnHelper<typeof features, Observation>();

const columns = column.columns([
  column.accessor("filename", {
    header: "File",
    cell: ({ row: { original } }) => (
      <div className="py-1 leading-6">
        <p className="max-w-prose font-medium wrap-anywhere">{original.filename}</p>
        {original.record && (
          <Link href={recordHref(original.record)} className="wrap-anywhere text-accent hover:underline">
            {nameOf(original.record)}
          </Link>
        )}
      </div>
    ),
    meta: { className: "min-w-36" },
  }),
  column.accessor("destination", {
    header: "Destination",
    cell: (info) => <p className="py-1 font-mono text-xs leading-6 wrap-anywhere">{info.getValue()}</p>,
    meta: { className: "min-w-28" },
  }),
  column.accessor("decided_by", {
    header: "Decided by",
    cell: (info) => <p className="py-1 leading-6">{DECIDERS[info.getValue()]}</p>,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("outcome", {
    header: "Outcome",
    cell: ({ row: { original } }) => (
      <p className={`py-1 leading-6 ${original.outcome === "unchanged" ? "text-muted" : "text-warning"}`}>
        {outcomeOf(original)}
      </p>
    ),
  }),
  column.accessor("observed_at", {
    header: "Time",
    cell: (info) => (
      <div className="py-1 leading-6">
        <Time at={info.getValue()} />
      </div>
    ),
    meta: { className: "max-md:hidden" },
  }),
]);

/** Where files were filed, by whom, and what happened to them since. */
export function DecisionTable({ caption, rows }: { caption: string; rows: Observation[] }) {
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={(row) => row.id} isTall />;
}
