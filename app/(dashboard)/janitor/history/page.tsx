import { History, Wrench } from "lucide-react";
import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import type { Context } from "@/lib/db";
import { areReverted, janitorHistory, runsOfSweeps } from "@/lib/janitor";
import { FixTable } from "./fix-table";
import { readFixes } from "./read-fixes";
import { ScanTable } from "./scan-table";

export const metadata: Metadata = { title: "Janitor history" };

const FEW = 20;
const ALL = 1_000;

const historyQuery = defineQuery("/janitor/history", z.object({ all: textParam, cursor: textParam }));

export default async function HistoryPage({ searchParams }: PageProps) {
  const { all, cursor } = await historyQuery.read(searchParams);
  const ctx = await requireContext();
  const fixes = startQuery(() => readFixes(ctx, cursor));
  return (
    <>
      <PageHeader title="Janitor history" purpose="Scans and fixes. Any fix can be reverted." />
      <Live />
      <h2 className="mb-2 text-base font-semibold">Scans and fixes</h2>
      <Scans ctx={ctx} isAll={all !== undefined} />
      <h2 id="fixes" className="mt-8 mb-2 text-base font-semibold">
        Changes
      </h2>
      <Listing query={fixes}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <EmptyState Icon={Wrench} title="No changes yet">
              Every change the janitor makes is listed here, with the text before and after.
            </EmptyState>
          ) : (
            <>
              <FixTable fixes={rows} />
              <Pager next={next} summary={`${rows.length} on this page, newest first`} />
            </>
          )
        }
      </Listing>
    </>
  );
}

async function Scans({ ctx, isAll }: { ctx: Context; isAll: boolean }) {
  const { history } = await janitorHistory(ctx, { limit: isAll ? ALL : FEW + 1 });
  if (history.length === 0) {
    return (
      <EmptyState Icon={History} title="No scan yet">
        <Link href="/janitor" className="text-accent underline">
          Scan the vault
        </Link>
        , or wait for the nightly scan.
      </EmptyState>
    );
  }
  const shown = history.slice(isAll ? 0 : -FEW).reverse();
  const ids = (scans: typeof shown) => scans.map(({ sweep_id }) => sweep_id);
  const [runs, reverted] = await Promise.all([
    runsOfSweeps(ctx, ids(shown)),
    areReverted(ctx, ids(shown.filter(({ issues_fixed }) => issues_fixed > 0))),
  ]);
  const rows = shown.map((scan) => ({
    ...scan,
    run: runs.get(scan.sweep_id) ?? null,
    isReverted: reverted.get(scan.sweep_id) ?? null,
  }));
  return (
    <>
      <ScanTable scans={rows} />
      {history.length > shown.length && (
        <p className="mt-2 text-muted">
          <Link href={historyQuery.href({ all: "1" })} className="text-accent underline">
            Show all
          </Link>
        </p>
      )}
    </>
  );
}
