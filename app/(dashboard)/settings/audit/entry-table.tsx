"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Time } from "@/components/ui/time";
import type { AuditRow } from "@/lib/audit";

const column = createColumnHelper<typeof features, AuditRow>();

const columns = column.columns([
  column.accessor("seq", {
    header: "No.",
    cell: (info) => <span className="leading-6 text-muted tabular-nums">{info.getValue()}</span>,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("at", { header: "When", cell: (info) => <Time at={info.getValue()} /> }),
  column.accessor((row) => row.actor.label, {
    id: "who",
    header: "Who",
    cell: ({ row: { original } }) => (
      <span title={`${original.actor.type} ${original.actor.id}`}>{original.actor.label}</span>
    ),
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("action", { header: "Action", cell: (info) => <code>{info.getValue()}</code> }),
  column.accessor("subject", {
    header: "What",
    cell: ({ row: { original } }) => <What entry={original} />,
    meta: { className: "w-full min-w-40" },
  }),
]);

function What({ entry }: { entry: AuditRow }) {
  const hashes = [
    ["before", entry.before_hash],
    ["after", entry.after_hash],
    ["entry", entry.hash],
  ].filter(([, hash]) => hash);
  return (
    <details>
      <summary className="leading-6 break-all">{entry.subject}</summary>
      <pre className="max-h-80 overflow-auto py-1 text-xs whitespace-pre-wrap text-muted">
        {[
          ...hashes.map(([of, hash]) => `SHA-256 ${of}: ${hash}`),
          JSON.stringify(entry.detail, null, 2),
        ].join("\n")}
      </pre>
    </details>
  );
}

export function EntryTable({ entries }: { entries: AuditRow[] }) {
  return (
    <DataTable
      caption="Audit log"
      columns={columns}
      rows={entries}
      rowId={(entry) => String(entry.seq)}
      isTall
    />
  );
}
