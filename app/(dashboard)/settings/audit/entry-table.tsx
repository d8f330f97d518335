"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Time } from "@/components/ui/time";
import type { AuditRow } from "@/lib/audit";

/** With the name of a subject that is an id. */
type NamedRow = AuditRow & { name: string | null };

const column = createColumnHelper<typeof features, NamedRow>();

const columns = column.columns([
  column.accessor("seq", {
    header: "No.",
    cell: (info) => <span className="leading-6 text-muted">{info.getValue()}</span>,
    meta: { className: "text-right max-sm:hidden" },
  }),
  column.accessor("at", {
    header: "Time",
    cell: (info) => (
      <span className="leading-6">
        <Time at={info.getValue()} />
      </span>
    ),
  }),
  column.accessor((row) => row.actor.label, {
    id: "who",
    header: "Actor",
    cell: ({ row: { original } }) => (
      <span
        className="block max-w-40 truncate leading-6"
        title={`${original.actor.label}, ${original.actor.type} ${original.actor.id}`}
      >
        {original.actor.label}
      </span>
    ),
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("action", {
    header: "Action",
    cell: (info) => <code className="leading-6">{info.getValue()}</code>,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("subject", {
    header: "Subject",
    cell: ({ row: { original } }) => <Subject entry={original} />,
    meta: { className: "w-full min-w-40" },
  }),
]);

function Subject({ entry }: { entry: NamedRow }) {
  const hashes = [
    ["before", entry.before_hash],
    ["after", entry.after_hash],
    ["entry", entry.hash],
  ].filter(([, hash]) => hash);
  return (
    <details>
      <summary className="leading-6 wrap-anywhere">
        <span>{entry.name ?? entry.subject}</span>
        <code className="ml-4 block text-muted sm:hidden">{entry.action}</code>
      </summary>
      <pre className="max-h-80 overflow-auto py-1 text-xs whitespace-pre-wrap text-muted">
        {[
          ...(entry.name === null ? [] : [`id: ${entry.subject}`]),
          ...hashes.map(([of, hash]) => `SHA-256 ${of}: ${hash}`),
          JSON.stringify(entry.detail, null, 2),
        ].join("\n")}
      </pre>
    </details>
  );
}

export function EntryTable({ entries }: { entries: NamedRow[] }) {
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
