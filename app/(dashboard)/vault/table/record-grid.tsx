"use client";

import { createColumnHelper } from "@tanstack/react-table";
import { useMemo } from "react";
import type { Sort } from "@/components/table/address";
import { DataTable, type features } from "@/components/table/data-table";
import { SelectAll, SelectionOf, SelectRow } from "@/components/table/select-boxes";
import { useSelection } from "@/components/table/selection";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { Apart, distinguish } from "@/components/vault/apart";
import { recordHref } from "@/components/vault/href";
import { Status } from "@/components/vault/status";
import { BulkBar, type Choices } from "./bulk-bar";

export interface GridRow {
  path: string;
  name: string;
  type: string | null;
  status: string | null;
  created: string | null;
  modified: string;
  hash: string;
  /** The chosen fields, as text. */
  cells: Record<string, string>;
}

interface Props {
  rows: GridRow[];
  columns: string[];
  sort: Sort;
  choices: Choices;
}

interface ShownRow extends GridRow {
  /** How it differs from others of its name. */
  apart: string | undefined;
}

/** The table of records: any columns, sorted by any of them, with rows to select. */
export function RecordGrid({ rows, columns, sort, choices }: Props) {
  const selection = useSelection(rows.map(({ path }) => path));
  const names = columns.join(",");
  // The same columns keep their cells, and the focus in them.
  const shown = useMemo(() => columnsFor(names.split(",")), [names]);
  const marks = distinguish(rows);
  const marked = rows.map((row) => ({ ...row, apart: marks.get(row.path) }));
  return (
    <SelectionOf value={selection}>
      <DataTable caption="Records" columns={shown} rows={marked} rowId={(row) => row.path} sort={sort} />
      <BulkBar
        rows={rows.filter(({ path }) => selection.selected.has(path))}
        choices={choices}
        onClear={() => selection.setAll(false)}
      />
    </SelectionOf>
  );
}

const column = createColumnHelper<typeof features, ShownRow>();

const columnsFor = (names: readonly string[]) =>
  column.columns([
    column.display({
      id: "select",
      header: SelectAll,
      cell: ({ row: { original } }) => <SelectRow id={original.path} name={original.name} />,
      meta: { className: "w-10 pr-0" },
    }),
    column.accessor("name", {
      header: "Name",
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <Link
          href={recordHref(original.path)}
          title={original.path}
          className="block truncate font-medium hover:text-accent hover:underline"
        >
          {original.name}
          <Apart by={original.apart} />
        </Link>
      ),
      // What the other columns leave.
      meta: { className: "w-full max-w-0 min-w-40" },
    }),
    ...names.map((name) =>
      column.accessor((row) => textIn(row, name), {
        id: name,
        header: name.charAt(0).toUpperCase() + name.slice(1),
        enableSorting: true,
        cell: ({ row: { original } }) => <Cell row={original} name={name} />,
      }),
    ),
  ]);

function textIn(row: GridRow, name: string): string | null {
  if (name === "type" || name === "status" || name === "created" || name === "modified") return row[name];
  return row.cells[name] ?? null;
}

function Cell({ row, name }: { row: GridRow; name: string }) {
  if (name === "modified") return <Time at={row.modified} />;
  if (name === "status") return row.status && <Status status={row.status} />;
  const text = textIn(row, name);
  if (!text) return null;
  return (
    <span title={text} className="block max-w-64 truncate text-muted">
      {text}
    </span>
  );
}
