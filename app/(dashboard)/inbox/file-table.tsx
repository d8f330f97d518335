"use client";

import { createColumnHelper } from "@tanstack/react-table";
import Link from "next/link";
import { nameOf, recordHref } from "@/components/record/href";
import { DataTable, type features } from "@/components/table/data-table";
import { Chip, type Tone } from "@/components/ui/chip";
import { Time } from "@/components/ui/time";
import type { InboxFileState } from "@/lib/vault";
import { RetryButton } from "./retry-button";

const TONES: Record<InboxFileState["state"], Tone> = {
  waiting: "waiting",
  processing: "running",
  processed: "ok",
  quarantined: "failed",
};

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
        <div className="md:hidden">
          <Records of={original} />
        </div>
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

const MADE = { created: "New", linked: "Added to" } as const;

/** The records that a file became, new ones before those it added to. */
function Records({ of: { records, state } }: { of: InboxFileState }) {
  if (records.length === 0) {
    return state === "processed" ? <p className="py-1 leading-6 text-muted">No records</p> : null;
  }
  return (["created", "linked"] as const).map((action) => {
    const some = records.filter((record) => record.action === action);
    return some.length === 0 ? null : (
      <p key={action} className="flex flex-wrap gap-x-2.5 gap-y-1 py-1 leading-6">
        <span className="text-muted">{MADE[action]}</span>
        {some.map(({ path }) => (
          <Link
            key={path}
            href={recordHref(path)}
            prefetch={false}
            title={path}
            className="text-accent underline decoration-accent/40 hover:decoration-accent"
          >
            {nameOf(path)}
          </Link>
        ))}
      </p>
    );
  });
}

export function FileTable({ files }: { files: InboxFileState[] }) {
  return <DataTable caption="Inbox files" columns={columns} rows={files} rowId={(file) => file.id} isTall />;
}
