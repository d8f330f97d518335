"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { type ButtonLook, buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { ApiKey } from "@/lib/accounts";

/** Whether it has expired is decided by the server's clock. */
type ListedKey = ApiKey & { isExpired: boolean };

const column = createColumnHelper<typeof features, ListedKey>();

const columns = column.columns([
  column.accessor("name", {
    header: "Name",
    cell: ({ row: { original } }) => (
      <>
        <Link
          href={`/settings/api-keys/${original.id}`}
          className="font-medium wrap-anywhere hover:underline"
        >
          {original.name}
        </Link>
        <div className="flex flex-wrap items-center gap-x-2 text-muted sm:hidden">
          {accessOf(original)}
          {original.isExpired && <Chip tone="failed">Expired</Chip>}
        </div>
      </>
    ),
    meta: { className: "min-w-24" },
  }),
  column.accessor("start", {
    header: "Key",
    cell: (info) => <code className="whitespace-nowrap text-muted">{info.getValue()}…</code>,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("access", {
    header: "Access",
    cell: ({ row: { original } }) => accessOf(original),
    meta: { className: "whitespace-nowrap max-sm:hidden" },
  }),
  column.accessor("createdAt", {
    header: "Created",
    cell: (info) => <Time at={info.getValue()} />,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("expiresAt", {
    header: "Expires",
    cell: ({ row: { original } }) => <Expiry expiry={original} />,
    meta: { className: "whitespace-nowrap max-sm:hidden" },
  }),
  column.accessor("lastUsedAt", {
    header: "Last used",
    cell: ({ row: { original } }) =>
      original.lastUsedAt ? (
        <>
          <Time at={original.lastUsedAt} />
          {original.lastAddress && (
            <div className="text-muted max-sm:hidden">from {original.lastAddress}</div>
          )}
        </>
      ) : (
        <span className="text-muted">Never</span>
      ),
  }),
  column.display({
    id: "actions",
    cell: ({ row: { original } }) => (
      <div className="flex justify-end gap-1 max-sm:flex-col max-sm:items-end">
        <OpenDialog to="rename" item={original} label="Rename" look="quiet" />
        <OpenDialog to="revoke" item={original} label="Revoke" look="quiet-danger" />
      </div>
    ),
    meta: { className: "text-right", label: "Actions" },
  }),
]);

const accessOf = ({ access }: ListedKey): string => (access === "read" ? "Read only" : "Full");

function OpenDialog(props: { to: string; item: ListedKey; label: string; look: ButtonLook }) {
  const { to, item, label, look } = props;
  return (
    <Link
      href={`?${to}=${item.id}`}
      scroll={false}
      aria-label={`${label} ${item.name}`}
      className={buttonClass(look, "small")}
    >
      {label}
    </Link>
  );
}

function Expiry({ expiry: { expiresAt, isExpired } }: { expiry: ListedKey }) {
  if (isExpired) return <Chip tone="failed">Expired</Chip>;
  return expiresAt ? <Time at={expiresAt} /> : <span className="text-muted">Never</span>;
}

export function KeyTable({ keys }: { keys: ListedKey[] }) {
  return <DataTable caption="API keys" columns={columns} rows={keys} rowId={(key) => key.id} />;
}
