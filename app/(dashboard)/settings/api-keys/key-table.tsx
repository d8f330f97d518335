"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { ApiKey } from "@/lib/accounts";

const column = createColumnHelper<typeof features, ApiKey>();

const columns = column.columns([
  column.accessor("name", {
    header: "Name",
    cell: (info) => <span className="font-medium break-words">{info.getValue()}</span>,
    meta: { className: "min-w-32" },
  }),
  column.accessor("start", {
    header: "Key",
    cell: (info) => <code className="whitespace-nowrap text-muted">{info.getValue()}…</code>,
  }),
  column.accessor("createdAt", {
    header: "Created",
    cell: (info) => <Time at={info.getValue()} />,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("lastUsedAt", {
    header: "Last used",
    cell: (info) => {
      const at = info.getValue();
      return at ? <Time at={at} /> : <span className="text-muted">Never</span>;
    },
  }),
  column.display({
    id: "revoke",
    cell: ({ row }) => (
      <Link
        href={`?revoke=${row.original.id}`}
        scroll={false}
        aria-label={`Revoke ${row.original.name}`}
        className={buttonClass("quiet-danger", "small")}
      >
        Revoke
      </Link>
    ),
    meta: { className: "text-right", label: "Actions" },
  }),
]);

export function KeyTable({ keys }: { keys: ApiKey[] }) {
  return <DataTable caption="API keys" columns={columns} rows={keys} rowId={(key) => key.id} />;
}
