"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { type ButtonLook, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { Device } from "@/lib/accounts";

const column = createColumnHelper<typeof features, Device>();

const columns = column.columns([
  column.accessor("name", {
    header: "Name",
    cell: (info) => <span className="font-medium wrap-anywhere">{info.getValue()}</span>,
    meta: { className: "min-w-32" },
  }),
  column.accessor("token_start", {
    header: "Token",
    cell: (info) => {
      const start = info.getValue();
      return start ? (
        <code className="whitespace-nowrap text-muted">{start}…</code>
      ) : (
        <span className="text-muted">Not fetched yet</span>
      );
    },
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("created_at", {
    header: "Paired",
    cell: (info) => <Time at={info.getValue()} />,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("last_used_at", {
    header: "Last used",
    cell: (info) => {
      const at = info.getValue();
      return at ? <Time at={at} /> : <span className="text-muted">Never</span>;
    },
  }),
  column.display({
    id: "actions",
    cell: ({ row: { original } }) => (
      <div className="flex justify-end gap-1">
        <OpenDialog to="rename" device={original} label="Rename" look="quiet" />
        <OpenDialog to="rotate" device={original} label="Rotate token" look="quiet" />
        <OpenDialog to="remove" device={original} label="Remove" look="quiet-danger" />
      </div>
    ),
    meta: { className: "text-right", label: "Actions" },
  }),
]);

function OpenDialog(props: { to: string; device: Device; label: string; look: ButtonLook }) {
  const { to, device, label, look } = props;
  return (
    <Link
      href={`?${to}=${device.deviceId}`}
      scroll={false}
      aria-label={`${label}: ${device.name}`}
      className={buttonClass(look, "small")}
    >
      {label}
    </Link>
  );
}

export function DeviceTable({ devices }: { devices: Device[] }) {
  return (
    <DataTable
      caption="Paired devices"
      columns={columns}
      rows={devices}
      rowId={(device) => device.deviceId}
    />
  );
}
