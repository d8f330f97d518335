"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Chip } from "@/components/ui/chip";
import { Time } from "@/components/ui/time";
import { FilePath } from "@/components/vault/file-path";
import { Edits } from "./edits";
import type { FixRow } from "./read-fixes";
import { RevertFix } from "./revert";

const column = createColumnHelper<typeof features, FixRow>();

const columns = column.columns([
  column.accessor("at", {
    header: "When",
    cell: (info) => (
      <span className="leading-7">
        <Time at={info.getValue()} />
      </span>
    ),
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("who", {
    header: "By",
    cell: (info) => <span className="leading-7">{info.getValue()}</span>,
    meta: { className: "max-md:hidden" },
  }),
  column.accessor("path", {
    header: "Change",
    cell: ({ row: { original } }) => <What fix={original} />,
    meta: { className: "w-full min-w-40" },
  }),
  column.display({
    id: "revert",
    header: "",
    cell: ({ row: { original } }) =>
      original.isReverted ? (
        <Chip tone="waiting">Reverted</Chip>
      ) : (
        <RevertFix entry={original.seq} what={`${original.rule} in ${original.path}`} />
      ),
    meta: { className: "text-right", label: "Actions" },
  }),
]);

function What({ fix: { path, hasPage, rule, message, edits, at } }: { fix: FixRow }) {
  return (
    <div className="flex flex-col gap-0.5 py-1">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <code className="text-xs text-muted">{rule}</code>
        <FilePath path={path} hasPage={hasPage} />
      </div>
      <p className="break-words">{message}</p>
      <p className="text-muted sm:hidden">
        <Time at={at} />
      </p>
      <details>
        <summary className="inline-flex min-h-6 items-center text-xs text-muted hover:text-ink">
          Show edits
        </summary>
        <Edits edits={edits} />
      </details>
    </div>
  );
}

export function FixTable({ fixes }: { fixes: FixRow[] }) {
  return <DataTable caption="Fixes" columns={columns} rows={fixes} rowId={(row) => String(row.seq)} isTall />;
}
