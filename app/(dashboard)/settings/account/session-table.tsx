"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { ListedSession } from "@/lib/accounts";

type Row = ListedSession & { isCurrent: boolean };

const column = createColumnHelper<typeof features, Row>();

const columns = column.columns([
  column.accessor("device", {
    header: "Device",
    cell: ({ row: { original } }) => (
      <>
        <span className="font-medium">{original.device}</span>
        {original.isCurrent && <span className="text-muted"> (this browser)</span>}
        <code className="block break-all text-muted sm:hidden">{original.address}</code>
      </>
    ),
    meta: { className: "sm:min-w-32" },
  }),
  column.accessor("address", {
    header: "Address",
    cell: (info) => <code className="break-all text-muted">{info.getValue()}</code>,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("createdAt", {
    header: "Signed in",
    cell: (info) => <Time at={info.getValue()} />,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("lastUsedAt", { header: "Last used", cell: (info) => <Time at={info.getValue()} /> }),
  column.display({
    id: "end",
    cell: ({ row: { original } }) =>
      !original.isCurrent && (
        <Link
          href={`?end=${original.id}`}
          scroll={false}
          aria-label={`End the session of ${original.device} at ${original.address}`}
          className={buttonClass("quiet-danger", "small")}
        >
          End
        </Link>
      ),
    meta: { className: "text-right", label: "Actions" },
  }),
]);

export function SessionTable({ sessions, current }: { sessions: ListedSession[]; current: string }) {
  const rows = sessions.map((session) => ({ ...session, isCurrent: session.id === current }));
  return (
    <DataTable
      caption="Sessions"
      columns={columns}
      rows={rows}
      rowId={(session) => session.id}
      isFocusable={rows.every(({ isCurrent }) => isCurrent)}
    />
  );
}
