"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { Webhook } from "@/lib/webhooks";
import { TestButton } from "./buttons";
import { WebhookState } from "./webhook-state";

const column = createColumnHelper<typeof features, Webhook>();

const columns = column.columns([
  column.accessor("url", {
    header: "URL",
    cell: ({ row: { original } }) => (
      <>
        <Link
          href={`/settings/webhooks/${original.id}`}
          className="font-medium break-all text-accent hover:underline"
        >
          {original.url}
        </Link>
        <div className="break-words text-muted">{original.description}</div>
      </>
    ),
    meta: { className: "min-w-40" },
  }),
  column.display({
    id: "events",
    header: "Events",
    cell: ({ row: { original } }) => (
      <span className="text-muted">{original.events?.join(", ") ?? "All"}</span>
    ),
    meta: { className: "max-md:hidden" },
  }),
  column.display({
    id: "state",
    header: "State",
    cell: ({ row: { original } }) => <WebhookState webhook={original} />,
  }),
  column.display({
    id: "last",
    header: "Last attempt",
    cell: ({ row: { original } }) =>
      original.last_delivery ? (
        <Time at={original.last_delivery.at} />
      ) : (
        <span className="text-muted">Never</span>
      ),
    meta: { className: "whitespace-nowrap max-sm:hidden" },
  }),
  column.display({
    id: "actions",
    cell: ({ row: { original } }) => <TestButton id={original.id} url={original.url} />,
    meta: { className: "text-right", label: "Actions" },
  }),
]);

export const WebhookTable = ({ webhooks }: { webhooks: Webhook[] }) => (
  <DataTable caption="Webhooks" columns={columns} rows={webhooks} rowId={({ id }) => id} isTall />
);
