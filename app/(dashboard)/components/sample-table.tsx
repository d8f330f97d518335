"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Status } from "@/components/vault/status";

interface SampleRow {
  name: string;
  status: string;
  files: number;
}

const column = createColumnHelper<typeof features, SampleRow>();

const columns = column.columns([
  column.accessor("name", {
    header: "Name",
    enableSorting: true,
    cell: (info) => (
      <Link href="/components" className="font-medium hover:text-accent hover:underline">
        {info.getValue()}
      </Link>
    ),
  }),
  column.accessor("status", { header: "Status", cell: (info) => <Status status={info.getValue()} /> }),
  column.accessor("files", { header: "Files", meta: { className: "text-right" } }),
]);

const ROWS = [
  { name: "Alpha", status: "active", files: 1_024 },
  { name: "Beta", status: "blocked", files: 64 },
  { name: "Gamma", status: "done", files: 8 },
];

export const SampleTable = () => (
  <DataTable
    caption="Samples"
    columns={columns}
    rows={ROWS}
    rowId={(row) => row.name}
    sort={{ id: "name", desc: false }}
  />
);
