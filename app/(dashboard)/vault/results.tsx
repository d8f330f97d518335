import { FileQuestion, Telescope } from "lucide-react";
import { plain } from "@/components/record/plain";
import { readSort } from "@/components/table/address";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { searchRecords } from "@/lib/embeddings";
import { listRecords } from "@/lib/vault";
import { HitTable } from "./hit-table";
import { PAGE_SIZE, type VaultQuery } from "./query";
import { RecordTable } from "./record-table";

/** One page of what the address asks for. A question that cannot be asked is answered in words. */
export async function Results({ ctx, query }: { ctx: Context; query: VaultQuery }) {
  try {
    return await (query.q ? found(ctx, { ...query, q: query.q }) : listed(ctx, query));
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    if (error.code === "CONFLICT") return <Unsurveyed />;
    if (error.code !== "VALIDATION_ERROR" && error.code !== "NOT_FOUND") throw error;
    return <Notice kind="warning">{error.message}</Notice>;
  }
}

async function listed(ctx: Context, { type, status, sort, cursor }: VaultQuery) {
  const page = await listRecords(ctx, { type, status, sort, cursor, limit: PAGE_SIZE });
  if (page.count === 0) return <Nothing>No {type ?? "record"} here has the status you chose.</Nothing>;
  const rows = page.results.map(({ path, name, type, status, body_preview, created, modified }) => ({
    path,
    name,
    type,
    status,
    preview: plain(body_preview),
    created,
    modified,
  }));
  return (
    <>
      <RecordTable rows={rows} sort={readSort(sort)} />
      <Pager next={page.next_cursor} summary={count(page.count, "record")} />
    </>
  );
}

/** What is asked, in the words of the search. */
const ASKED = { words: "q", meaning: "similar", both: "hybrid" } as const;

async function found(ctx: Context, { q, by, type, status, cursor }: VaultQuery & { q: string }) {
  const page = await searchRecords(ctx, { [ASKED[by]]: q, type, status, cursor, limit: PAGE_SIZE });
  if (page.results.length === 0) return <Nothing>{nothingFor(q, by)}</Nothing>;
  return (
    <>
      {page.note && (
        <div className="mb-3">
          <Notice kind="warning">{page.note}</Notice>
        </div>
      )}
      <HitTable hits={page.results} />
      <Pager next={page.next_cursor} summary={`${count(page.count, "record")}, best first`} />
    </>
  );
}

const nothingFor = (q: string, by: VaultQuery["by"]): string =>
  by === "meaning"
    ? `No record is about “${q}”. More words say better what is meant.`
    : `Nothing is found for “${q}”. Fewer or shorter words find more${by === "words" ? ", and so does searching by meaning" : ""}.`;

/** Nothing can be found by meaning before the first survey, which is not the same as nothing there. */
const Unsurveyed = () => (
  <EmptyState Icon={Telescope} title="Not surveyed yet">
    To search by meaning, the surveyor has to read the records first.{" "}
    <Link href="/knowledge/clusters" className="text-accent underline">
      Start a survey
    </Link>
    , or search by words.
  </EmptyState>
);

function Nothing({ children }: { children: React.ReactNode }) {
  return (
    <EmptyState Icon={FileQuestion} title="No records">
      {children}
    </EmptyState>
  );
}

const count = (n: number, what: string): string => `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
