"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { nameOf, recordHref } from "@/components/record/href";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { ToldObservation } from "@/lib/learning";
import { DECIDERS, outcomeOf } from "./words";

const column = createColumnHelper<typeof features, ToldObservation>();

const columns = column.columns([
  column.accessor("filename", {
    header: "File",
    cell: ({ row: { original } }) => (
      <div className="py-1 leading-6">
        <p className="font-medium break-words">{original.filename}</p>
        {original.record && (
          <Link href={recordHref(original.record)} className="break-words text-accent underline">
            {nameOf(original.record)}
          </Link>
        )}
      </div>
    ),
    meta: { className: "min-w-36" },
  }),
  column.accessor("destination", {
    header: "Went to",
    cell: (info) => <p className="py-1 font-mono text-xs leading-6 break-words">{info.getValue()}</p>,
  }),
  column.accessor("decided_by", {
    header: "Decided by",
    cell: (info) => <p className="py-1 leading-6">{DECIDERS[info.getValue()]}</p>,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("outcome", {
    header: "Since then",
    cell: ({ row: { original } }) => (
      <p className={`py-1 leading-6 ${original.outcome === "unchanged" ? "text-muted" : "text-warning"}`}>
        {outcomeOf(original)}
      </p>
    ),
  }),
  column.accessor("observed_at", {
    header: "When",
    cell: (info) => (
      <div className="py-1 leading-6">
        <Time at={info.getValue()} />
      </div>
    ),
    meta: { className: "max-md:hidden" },
  }),
]);

/** Where files went, by whom, and whether that stands. */
export function DecisionTable({ caption, rows }: { caption: string; rows: ToldObservation[] }) {
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={(row) => row.id} isTall />;
}
