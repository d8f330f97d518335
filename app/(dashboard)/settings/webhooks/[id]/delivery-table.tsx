"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Chip } from "@/components/ui/chip";
import { exact, Time } from "@/components/ui/time";
import type { WebhookDelivery } from "@/lib/webhooks";
import { ReplayButton } from "../buttons";

interface Row extends WebhookDelivery {
  webhookId: string;
  canReplay: boolean;
}

const column = createColumnHelper<typeof features, Row>();

const columns = column.columns([
  column.accessor("created_at", {
    header: "Time",
    cell: (info) => <Time at={info.getValue()} />,
    meta: { className: "whitespace-nowrap max-sm:hidden" },
  }),
  column.accessor("type", {
    header: "Event",
    cell: ({ row: { original } }) => (
      <>
        <div className="text-muted sm:hidden">
          <Time at={original.created_at} />
        </div>
        <details>
          <summary className="cursor-pointer">
            <code>{original.type}</code>
          </summary>
          <pre className="mt-1 max-w-full wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken px-2 py-1 text-xs">
            {original.body}
          </pre>
        </details>
        <div className="mt-1 sm:hidden">
          <State delivery={original} />
        </div>
      </>
    ),
    meta: { className: "sm:min-w-32" },
  }),
  column.accessor("state", {
    header: "State",
    cell: ({ row: { original } }) => <State delivery={original} />,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("attempts", {
    header: "Attempts",
    cell: (info) => <span className="tabular-nums">{info.getValue()}</span>,
    meta: { className: "max-sm:hidden" },
  }),
  column.display({
    id: "actions",
    cell: ({ row: { original } }) =>
      original.canReplay && original.state !== "pending" ? (
        <ReplayButton
          id={original.webhookId}
          delivery={original.id}
          what={`${original.type} of ${exact(new Date(original.created_at))}`}
        />
      ) : null,
    meta: { className: "text-right", label: "Actions" },
  }),
]);

function State({
  delivery: { state, status, error, attempts, next_attempt_at },
}: {
  delivery: WebhookDelivery;
}) {
  if (state === "delivered") return <Chip tone="ok">{`Delivered, ${status}`}</Chip>;
  return (
    <>
      <Undelivered state={state} error={error} />
      {error && <div className="mt-1 max-w-80 break-words text-muted">{error}</div>}
      {state === "pending" && attempts > 0 && next_attempt_at && (
        <div className="text-muted">
          Next attempt <Time at={next_attempt_at} />
        </div>
      )}
    </>
  );
}

function Undelivered({ state, error }: Pick<WebhookDelivery, "state" | "error">) {
  if (state === "failed") return <Chip tone="failed">Failed</Chip>;
  return error ? <Chip tone="warning">Retrying</Chip> : <Chip tone="waiting">Pending</Chip>;
}

interface Props {
  webhookId: string;
  deliveries: WebhookDelivery[];
  /** Not while the webhook is disabled. */
  canReplay: boolean;
}

export const DeliveryTable = ({ webhookId, deliveries, canReplay }: Props) => (
  <DataTable
    caption="Deliveries"
    columns={columns}
    rows={deliveries.map((delivery) => ({ ...delivery, webhookId, canReplay }))}
    rowId={({ id }) => id}
    isTall
  />
);
