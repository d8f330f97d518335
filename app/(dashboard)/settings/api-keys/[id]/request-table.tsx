"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { formatNumber } from "@/lib/core/count";

interface LoggedRequest {
  /** Their times may be the same. */
  row: string;
  at: string;
  method: string;
  operation: string | null;
  status: number;
  ms: number;
  address: string;
}

const column = createColumnHelper<typeof features, LoggedRequest>();

const columns = column.columns([
  column.accessor("at", { header: "Time", cell: (info) => <Time at={info.getValue()} /> }),
  column.accessor("operation", {
    header: "Operation",
    cell: ({ row: { original } }) => <Operation request={original} />,
    meta: { className: "break-words" },
  }),
  column.accessor("status", {
    header: "Status",
    cell: (info) => <Chip tone={info.getValue() < 400 ? "ok" : "failed"}>{String(info.getValue())}</Chip>,
  }),
  column.accessor("ms", {
    header: "Duration",
    cell: (info) => <span className="tabular-nums">{formatNumber(info.getValue())} ms</span>,
    meta: { className: "text-right whitespace-nowrap max-sm:hidden" },
  }),
  column.accessor("address", {
    header: "Address",
    cell: (info) => <span className="text-muted">{info.getValue()}</span>,
    meta: { className: "max-sm:hidden" },
  }),
]);

function Operation({ request: { method, operation } }: { request: LoggedRequest }) {
  return (
    <>
      <code className="text-muted">{method}</code>{" "}
      {operation === null && <span className="text-muted">No operation</span>}
      {operation === "mcp" && "MCP"}
      {operation !== null && operation !== "mcp" && (
        <Link href={`/settings/reference/${operation}`} className="hover:underline">
          {operation}
        </Link>
      )}
    </>
  );
}

export function RequestTable({ requests }: { requests: Omit<LoggedRequest, "row">[] }) {
  const rows = requests.map((request, at) => ({ ...request, row: String(requests.length - at) }));
  return <DataTable caption="Requests" columns={columns} rows={rows} rowId={({ row }) => row} />;
}
