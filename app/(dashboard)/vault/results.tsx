import { FileQuestion } from "lucide-react";
import { plain } from "@/components/record/plain";
import { readSort } from "@/components/table/address";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { listRecords, searchVault } from "@/lib/vault";
import { HitTable } from "./hit-table";
import { PAGE_SIZE, type VaultQuery } from "./query";
import { RecordTable } from "./record-table";

/** One page of what the address asks for. A question that cannot be asked is answered in words. */
export async function Results({ ctx, query }: { ctx: Context; query: VaultQuery }) {
  try {
    return await (query.q ? found(ctx, { ...query, q: query.q }) : listed(ctx, query));
  } catch (error) {
    if (!(error instanceof KvError) || error.code !== "VALIDATION_ERROR") throw error;
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

async function found(ctx: Context, { q, type, status, cursor }: VaultQuery & { q: string }) {
  const page = await searchVault(ctx, { q, type, status, cursor, limit: PAGE_SIZE });
  if (page.results.length === 0) {
    return <Nothing>Nothing is found for “{q}”. Fewer or shorter words find more.</Nothing>;
  }
  return (
    <>
      <HitTable hits={page.results} />
      <Pager next={page.next_cursor} summary={`${count(page.count, "record")}, best first`} />
    </>
  );
}

function Nothing({ children }: { children: React.ReactNode }) {
  return (
    <EmptyState Icon={FileQuestion} title="No records">
      {children}
    </EmptyState>
  );
}

const count = (n: number, what: string): string => `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
