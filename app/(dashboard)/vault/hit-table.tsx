"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { DataTable, type features } from "@/components/table/data-table";
import { Link } from "@/components/ui/link";
import { Apart, distinguish } from "@/components/vault/apart";
import { recordHref } from "@/components/vault/href";
import { Snippet } from "@/components/vault/snippet";
import { Status } from "@/components/vault/status";
import type { SearchHit } from "@/lib/vault";

interface HitRow extends SearchHit {
  /** How it differs from others of its name. */
  apart: string | undefined;
}

const column = createColumnHelper<typeof features, HitRow>();

const columns = column.columns([
  column.accessor("name", {
    header: "Name",
    cell: ({ row: { original } }) => (
      <div className="py-1">
        <Link
          href={recordHref(original.path)}
          title={original.path}
          className="font-medium hover:text-accent hover:underline"
        >
          {original.name}
        </Link>
        <Apart by={original.apart} />
        <p className="line-clamp-2 max-w-prose break-words text-muted">
          <Snippet snippet={original.snippet} />
        </p>
      </div>
    ),
    meta: { className: "w-full max-w-0" },
  }),
  column.accessor("type", {
    header: "Type",
    cell: (info) => <span className="text-muted">{info.getValue()}</span>,
    meta: { className: "max-sm:hidden" },
  }),
  column.accessor("status", {
    header: "Status",
    cell: (info) => {
      const status = info.getValue();
      return status && <Status status={status} />;
    },
  }),
]);

export function HitTable({ hits }: { hits: SearchHit[] }) {
  const marks = distinguish(hits);
  const rows = hits.map((hit) => ({ ...hit, apart: marks.get(hit.path) }));
  return <DataTable caption="Results" columns={columns} rows={rows} rowId={(hit) => hit.path} />;
}
