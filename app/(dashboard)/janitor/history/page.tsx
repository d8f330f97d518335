import { History, Wrench } from "lucide-react";
import type { Metadata } from "next";
import { one, type Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { janitorHistory, runsOfSweeps } from "@/lib/janitor";
import { FixTable } from "./fix-table";
import { readFixes } from "./read-fixes";
import { SweepTable } from "./sweep-table";

export const metadata: Metadata = { title: "Sweeps and fixes" };

const FEW = 20;
const ALL = 1_000;

export default async function HistoryPage({ searchParams }: Searched) {
  const given = await searchParams;
  const isAll = one(given.all) !== undefined;
  const ctx = await requireContext();
  const [{ history }, fixes] = await Promise.all([
    janitorHistory(ctx, { limit: isAll ? ALL : FEW + 1 }),
    readFixes(ctx, one(given.cursor)),
  ]);
  const shown = history.slice(isAll ? 0 : -FEW).reverse();
  const runs = await runsOfSweeps(
    ctx,
    shown.map(({ sweep_id }) => sweep_id),
  );
  return (
    <>
      <PageHeader
        title="Sweeps and fixes"
        purpose="Every look at the vault and every change that the janitor made, each of which can be taken back."
      />
      <Live />
      <h2 className="mb-2 text-base font-semibold">Sweeps</h2>
      {shown.length === 0 ? (
        <EmptyState Icon={History} title="No sweep yet">
          <Link href="/janitor" className="text-accent underline">
            Scan the vault
          </Link>
          , or wait for the nightly sweep.
        </EmptyState>
      ) : (
        <>
          <SweepTable sweeps={shown.map((sweep) => ({ ...sweep, run: runs.get(sweep.sweep_id) ?? null }))} />
          <p className="mt-2 text-muted">
            {history.length > shown.length ? (
              <Link href="/janitor/history?all=1" className="text-accent underline">
                Show every sweep that is kept
              </Link>
            ) : (
              "These are all that are kept."
            )}
          </p>
        </>
      )}
      <h2 id="fixes" className="mt-8 mb-2 text-base font-semibold">
        Fixes
      </h2>
      {typeof fixes === "string" ? (
        <Notice kind="warning">{fixes}</Notice>
      ) : fixes.rows.length === 0 ? (
        <EmptyState Icon={Wrench} title="Nothing has been fixed yet">
          Whatever the janitor changes is listed here, with what stood there before.
        </EmptyState>
      ) : (
        <>
          <FixTable fixes={fixes.rows} />
          <Pager next={fixes.next} summary={`${fixes.rows.length} on this page, the newest first`} />
        </>
      )}
    </>
  );
}
