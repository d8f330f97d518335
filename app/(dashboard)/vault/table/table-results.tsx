import { readSort } from "@/components/table/address";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { Notice } from "@/components/ui/notice";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { fieldNames, listFolders, readTable, STATUS_BY_TYPE, type TableRow } from "@/lib/vault";
import { NoResults } from "../no-results";
import { PAGE_SIZE, type VaultQuery } from "../query";
import { ColumnMenu } from "./column-menu";
import { cellText, columnsOf } from "./columns";
import { type GridRow, RecordGrid } from "./record-grid";

interface Props {
  ctx: Context;
  query: VaultQuery;
}

const MAX_FOLDERS = 300;

/** One page of the table. */
export function TableResults({ ctx, query }: Props) {
  const { q, type, status, folder, tag, field, value, sort, cursor } = query;
  const conditions = { q, type, status, folder, tag, field, contains: value };
  const columns = columnsOf(query);
  const found = startQuery(async () => {
    const [page, fields, folders] = await Promise.all([
      readTable(ctx, { ...conditions, sort, cursor, limit: PAGE_SIZE }),
      fieldNames(ctx, { type }),
      listFolders(ctx),
    ]);
    return { ...page, fields, folders: folders.slice(0, MAX_FOLDERS).map(({ path }) => path) };
  });
  return (
    <Listing query={found}>
      {({ results, count: total, next_cursor, hints, fields, folders }) => (
        <>
          {hints.map((hint) => (
            <div key={hint} className="mb-3">
              <Notice kind="info">{hint}</Notice>
            </div>
          ))}
          <div className="mb-2 flex justify-end">
            <ColumnMenu query={query} fields={fields} />
          </div>
          {results.length === 0 ? (
            <NoResults>No record matches these conditions.</NoResults>
          ) : (
            <>
              <RecordGrid
                rows={results.map((row) => rowOf(row, columns))}
                columns={columns}
                sort={readSort(sort)}
                choices={{ statusesByType: STATUS_BY_TYPE, folders }}
              />
              <Pager next={next_cursor} summary={count(total, "record")} />
            </>
          )}
        </>
      )}
    </Listing>
  );
}

/** What the table shows of a record; the rest stays on the server. */
const rowOf = (
  { path, name, type, status, created, modified, hash, frontmatter }: TableRow,
  columns: readonly string[],
): GridRow => ({
  path,
  name,
  type,
  status,
  created,
  modified,
  hash,
  cells: Object.fromEntries(
    columns.map((column) => [
      column,
      Object.hasOwn(frontmatter, column) ? cellText(frontmatter[column]) : "",
    ]),
  ),
});
