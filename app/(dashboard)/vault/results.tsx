import { Telescope } from "lucide-react";
import type { ReactNode } from "react";
import { readSort } from "@/components/table/address";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { searchRecords } from "@/lib/embeddings";
import { hasText, parseQuery, plainLine, readTable, type TableRow } from "@/lib/vault";
import { HitTable } from "./hit-table";
import { NoResults } from "./no-results";
import { isFieldAsked, isTable, listSort, PAGE_SIZE, type VaultQuery } from "./query";
import { type RecordRow, RecordTable } from "./record-table";
import { TableResults } from "./table/table-results";

interface Props {
  ctx: Context;
  query: VaultQuery;
}

/** One page of the table, of the list, or of a search: as a list where it is filtered by a field. */
export function Results({ ctx, query }: Props) {
  if (isTable(query)) return <TableResults ctx={ctx} query={query} />;
  return query.q && !isFieldAsked(query) ? (
    <Hits ctx={ctx} query={query} q={query.q} />
  ) : (
    <Records ctx={ctx} query={query} />
  );
}

function Records({ ctx, query: given }: Props) {
  const { q, type, status, folder, tag, field, value, cursor } = given;
  const sort = listSort(given);
  const query = startQuery(() =>
    readTable(ctx, { q, type, status, folder, tag, field, contains: value, sort, cursor, limit: PAGE_SIZE }),
  );
  return (
    <Listing query={query}>
      {({ results, count: total, next_cursor }) =>
        total === 0 ? (
          <NoResults>
            {status ? `No ${type ?? "record"} has this status.` : "No record matches these conditions."}
          </NoResults>
        ) : (
          <>
            <RecordTable rows={results.map(rowOf)} sort={readSort(sort)} />
            <Pager next={next_cursor} summary={count(total, "record")} />
          </>
        )
      }
    </Listing>
  );
}

/** What the table shows of a record; the rest stays on the server. */
const rowOf = ({ path, name, type, status, body_preview, created, modified }: TableRow): RecordRow => ({
  path,
  name,
  type,
  status,
  preview: plainLine(body_preview),
  created,
  modified,
});

/** The parameter of the search for each mode. */
const PARAMS = { words: "q", meaning: "similar", both: "hybrid" } as const;

function Hits({ ctx, query: { by, type, status, tag, folder, cursor }, q }: Props & { q: string }) {
  const query = startQuery(() =>
    searchRecords(ctx, {
      [PARAMS[by]]: q,
      type,
      status,
      tag,
      ...(folder && { glob: `${folder}/**` }),
      cursor,
      limit: PAGE_SIZE,
    }),
  );
  return (
    <Listing query={query} onError={({ code }) => (code === "CONFLICT" ? <NoEmbeddings /> : null)}>
      {({ results, count: total, note, hints, next_cursor }) => (
        <>
          {note && <Remark kind="warning">{note}</Remark>}
          {hints.map((hint) => (
            <Remark key={hint} kind="info">
              {hint}
            </Remark>
          ))}
          {results.length === 0 ? (
            <NoResults>
              No results for “{q}”.{" "}
              {by === "words" ? "Try fewer words, or search by meaning." : "Try other words."}
            </NoResults>
          ) : (
            <>
              <HitTable hits={results} />
              <Pager next={next_cursor} summary={`${count(total, "result")}, ${orderOf(by, q)}`} />
            </>
          )}
        </>
      )}
    </Listing>
  );
}

/** A query of qualifiers alone has no ranking. */
const orderOf = (by: VaultQuery["by"], q: string): string =>
  by === "words" && !hasText(parseQuery(q)) ? "last changed first" : "best match first";

const Remark = ({ kind, children }: { kind: "info" | "warning"; children: ReactNode }) => (
  <div className="mb-3">
    <Notice kind={kind}>{children}</Notice>
  </div>
);

/** Search by meaning needs a run of the surveyor first. */
const NoEmbeddings = () => (
  <EmptyState Icon={Telescope} title="Not indexed yet">
    Search by meaning needs a run of the surveyor.{" "}
    <Link href="/knowledge/clusters" className="text-accent underline">
      Run the surveyor
    </Link>
    , or search by words.
  </EmptyState>
);
