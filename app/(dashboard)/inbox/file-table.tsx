"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Chip, type Tone } from "@/components/ui/chip";
import { Time } from "@/components/ui/time";
import type { InboxFileState } from "@/lib/vault";
import { Records } from "./records";
import { RetryButton } from "./retry-button";

const TONES: Record<InboxFileState["state"], Tone> = {
  waiting: "waiting",
  processing: "running",
  processed: "ok",
  quarantined: "failed",
};

const countOf = ({ length }: { length: number }): string => (length === 1 ? "1 record" : `${length} records`);

const column = createColumnHelper<typeof features, InboxFileState>();

const columns = column.columns([
  column.accessor("filename", {
    header: "File",
    cell: ({ row: { original } }) => (
      <div className="py-1">
        <p className="leading-6 font-medium break-words" title={original.location}>
          {original.filename}
        </p>
        {original.error && (
          <p className="max-w-prose break-words text-failed">
            {original.error}
            {original.attempts > 1 && ` (tried ${original.attempts} times)`}
          </p>
        )}
        {original.records.length > 0 && (
          <details className="md:hidden">
            <summary className="text-muted">{countOf(original.records)}</summary>
            <Records of={original} />
          </details>
        )}
      </div>
    ),
    meta: { className: "min-w-40" },
  }),
  column.accessor("state", {
    header: "State",
    cell: ({ row: { original } }) => (
      <div className="flex flex-wrap items-center gap-2 py-1">
        <Chip tone={TONES[original.state]}>{original.state}</Chip>
        {original.state === "quarantined" && <RetryButton id={original.id} filename={original.filename} />}
      </div>
    ),
  }),
  column.display({
    id: "records",
    header: "Became",
    cell: ({ row }) => <Records of={row.original} />,
    meta: { className: "max-md:hidden" },
  }),
  column.accessor("received_at", {
    header: "Received",
    cell: (info) => (
      <div className="py-1 leading-6">
        <Time at={info.getValue()} />
      </div>
    ),
    meta: { className: "max-sm:hidden" },
  }),
]);

export function FileTable({ files }: { files: InboxFileState[] }) {
  return <DataTable caption="Inbox files" columns={columns} rows={files} rowId={(file) => file.id} isTall />;
}
