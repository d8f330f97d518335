"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { Mailbox } from "@/lib/mailboxes";
import { PullButton } from "./buttons";
import { MailboxState } from "./mailbox-state";

const column = createColumnHelper<typeof features, Mailbox>();

const columns = column.columns([
  column.accessor("username", {
    header: "Mailbox",
    cell: ({ row: { original } }) => (
      <>
        <Link
          href={`/settings/mailboxes/${original.id}`}
          className="font-medium break-all text-accent hover:underline"
        >
          {original.username}
        </Link>
        <div className="break-words text-muted">{`${original.folder} on ${original.host}`}</div>
      </>
    ),
    meta: { className: "min-w-40" },
  }),
  column.display({
    id: "state",
    header: "State",
    cell: ({ row: { original } }) => (
      <>
        <MailboxState mailbox={original} />
        {original.error && <div className="mt-1 max-w-96 break-words text-muted">{original.error}</div>}
      </>
    ),
  }),
  column.display({
    id: "messages",
    header: "Messages",
    cell: ({ row: { original } }) => <span className="tabular-nums">{original.messages.pulled}</span>,
    meta: { className: "max-sm:hidden" },
  }),
  column.display({
    id: "last",
    header: "Last pull",
    cell: ({ row: { original } }) =>
      original.last_pull_at ? <Time at={original.last_pull_at} /> : <span className="text-muted">Never</span>,
    meta: { className: "whitespace-nowrap max-sm:hidden" },
  }),
  column.display({
    id: "actions",
    cell: ({ row: { original } }) => <PullButton id={original.id} username={original.username} />,
    meta: { className: "text-right max-sm:hidden", label: "Actions" },
  }),
]);

export const MailboxTable = ({ mailboxes }: { mailboxes: Mailbox[] }) => (
  <DataTable caption="Mailboxes" columns={columns} rows={mailboxes} rowId={({ id }) => id} isTall />
);
