"use client";

import {
  type ColumnDef,
  metaHelper,
  type RowData,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useRef } from "react";
import { Link } from "@/components/ui/link";
import { type Sort, withParams, writeSort } from "./address";
import { useRowKeys } from "./use-row-keys";
import { useSteadyRows } from "./use-steady-rows";

interface Meta {
  /** Classes of the column's cells: its width, and from which width on it is shown. */
  className?: string;
  /** Read out instead of a visible header. */
  label?: string;
}

/** The server sorts: headers link to the sorted page. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<Meta>() });

interface Props<Row extends RowData> {
  /** Read out before the table. */
  caption: string;
  // Each column has values of another type.
  columns: ColumnDef<typeof features, Row>[];
  rows: Row[];
  rowId: (row: Row) => string;
  /** Aligns rows of several lines at the top. */
  isTall?: boolean;
  /** For a table without links or buttons: it can then be scrolled by keyboard where it is wider than the page. */
  isFocusable?: boolean;
  /** The sort order; columns with `enableSorting` then link to theirs. */
  sort?: Sort;
}

export function DataTable<Row extends RowData>({
  caption,
  columns,
  rows,
  rowId,
  isTall,
  isFocusable = false,
  sort,
}: Props<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  useSteadyRows(body);
  const scroller = isFocusable ? { tabIndex: 0, role: "group", "aria-label": caption } : {};
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    defaultColumn: { enableSorting: false },
    state: { sorting: sort ? [sort] : [] },
    onSortingChange: () => {},
  });
  return (
    // Positioned, so that visually hidden text in cells does not widen the page.
    <div className="relative overflow-x-auto rounded-lg border border-line bg-surface" {...scroller}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} className="border-b border-line text-muted">
              {group.headers.map((header) => {
                const { column } = header;
                const meta = column.columnDef.meta;
                const sorted = column.getIsSorted();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    aria-sort={sorted ? (sorted === "desc" ? "descending" : "ascending") : undefined}
                    className={`h-9 px-3 font-medium whitespace-nowrap ${meta?.className ?? ""}`}
                  >
                    {meta?.label && <span className="sr-only">{meta.label}</span>}
                    {column.getCanSort() && sort ? (
                      <SortLink id={column.id} sorted={sorted}>
                        <table.FlexRender header={header} />
                      </SortLink>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody ref={body} data-rows="">
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className="border-b border-line last:border-0 hover:bg-hover">
              {row.getAllCells().map((cell) => (
                <td
                  key={cell.id}
                  className={`h-9 px-3 py-1 ${isTall ? "align-top" : ""} ${cell.column.columnDef.meta?.className ?? ""}`}
                >
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sorting by the same column again reverses the order. */
function SortLink({
  id,
  sorted,
  children,
}: {
  id: string;
  sorted: false | "asc" | "desc";
  children: React.ReactNode;
}) {
  const params = useSearchParams();
  const Icon = sorted === "desc" ? ArrowDown : ArrowUp;
  return (
    <Link
      href={withParams(params, { sort: writeSort({ id, desc: sorted === "asc" }), cursor: null })}
      className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
    >
      {children}
      {sorted && <Icon aria-hidden className="size-3.5" />}
    </Link>
  );
}
