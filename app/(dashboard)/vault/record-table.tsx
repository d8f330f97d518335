"use client";

import { createColumnHelper } from "@tanstack/react-table";
import type { Sort } from "@/components/table/address";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { Apart, distinguish } from "@/components/vault/apart";
import { recordHref } from "@/components/vault/href";
import { Status } from "@/components/vault/status";

export interface RecordRow {
  path: string;
  name: string;
  type: string | null;
  status: string | null;
  preview: string;
  created: string | null;
  modified: string;
}

interface ShownRow extends RecordRow {
  /** How it differs from others of its name. */
  apart: string | undefined;
}

const column = createColumnHelper<typeof features, ShownRow>();

const columns = column.columns([
  column.accessor("name", {
    header: "Name",
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <span className="flex items-baseline gap-3">
        <Link
          href={recordHref(original.path)}
          title={original.path}
          className="max-w-full shrink-0 truncate font-medium hover:text-accent hover:underline"
        >
          {original.name}
          <Apart by={original.apart} />
        </Link>
        <span className="truncate text-muted max-md:hidden">{original.preview}</span>
      </span>
    ),
    // Takes the remaining width, and truncates.
    meta: { className: "w-full max-w-0" },
  }),
  column.accessor("type", {
    header: "Type",
    cell: (info) => <span className="text-muted">{info.getValue()}</span>,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("status", {
    header: "Status",
    enableSorting: true,
    cell: (info) => {
      const status = info.getValue();
      return status && <Status status={status} />;
    },
  }),
  column.accessor("created", {
    header: "Created",
    enableSorting: true,
    cell: (info) => <span className="whitespace-nowrap text-muted">{info.getValue()}</span>,
    meta: { className: "max-xl:hidden" },
  }),
  column.accessor("modified", {
    header: "Modified",
    enableSorting: true,
    cell: (info) => <Time at={info.getValue()} />,
    meta: { className: "max-sm:hidden" },
  }),
]);

export function RecordTable({ rows, sort }: { rows: RecordRow[]; sort: Sort }) {
  const marks = distinguish(rows);
  const shown = rows.map((row) => ({ ...row, apart: marks.get(row.path) }));
  return <DataTable caption="Records" columns={columns} rows={shown} rowId={(row) => row.path} sort={sort} />;
}
