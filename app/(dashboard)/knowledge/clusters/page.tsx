import { Map as MapIcon, Shapes, Telescope } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { ActionButton } from "@/components/form/action-button";
import { Live } from "@/components/live/live";
import { RunStatusBanner } from "@/components/runs/run-status-banner";
import { Listing, startQuery } from "@/components/table/listing";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { count, formatNumber } from "@/lib/core/count";
import {
  listProposals,
  readClusters,
  surveyorStatus,
  surveyorWorkflow,
  withdrawWorkflow,
} from "@/lib/surveyor";
import { surveyAction } from "./actions";
import { ClusterList } from "./cluster-list";
import { Proposals } from "./proposals";
import { SettingsForm } from "./settings-form";
import { SurveyFacts } from "./survey-facts";

export const metadata: Metadata = { title: "Clusters" };

/** Members of a cluster that are shown, and proposals on a page. */
const MEMBERS = 12;
const PROPOSALS = 30;
/** Clusters on a page. */
const CLUSTERS = 50;

const PHASES = {
  embedding: "Embedding records",
  comparing: "Comparing records",
  clustering: "Grouping records",
  writing: "Writing fields",
  withdrawing: "Removing fields",
};

const clustersQuery = defineQuery(
  "/knowledge/clusters",
  z.object({ cursor: textParam, from: z.coerce.number().int().min(0).max(1_000_000).catch(0) }),
);

export default async function ClustersPage({ searchParams }: PageProps) {
  const { cursor, from } = await clustersQuery.read(searchParams);
  const ctx = await requireContext();
  const proposals = startQuery(() => listProposals(ctx, { limit: PROPOSALS, cursor }));
  const [status, { clusters, count: total, unclustered }] = await Promise.all([
    surveyorStatus(ctx),
    readClusters(ctx, { members: MEMBERS, offset: from, limit: CLUSTERS }),
  ]);
  // A run may have left fewer since the link was made.
  if (clusters.length === 0 && total > 0)
    redirect(clustersQuery.href({ from: Math.floor((total - 1) / CLUSTERS) * CLUSTERS }));
  return (
    <>
      <PageHeader
        title="Clusters"
        purpose="Groups of related records, with proposals for missing links and tags."
        action={
          <div className="flex flex-wrap gap-2">
            <Link href="/knowledge/map" className={buttonClass("secondary")}>
              <MapIcon aria-hidden className="size-4" /> Map
            </Link>
            <ActionButton
              action={surveyAction}
              look="primary"
              title="Reads changed records and groups all of them"
            >
              <Telescope aria-hidden className="size-4" /> Run now
            </ActionButton>
          </div>
        }
      />
      <Live />
      <RunStatusBanner
        ctx={ctx}
        kinds={[surveyorWorkflow, withdrawWorkflow]}
        label={({ run }) => (run.type.name === withdrawWorkflow.type ? "Revert" : "Surveyor run")}
        phases={PHASES}
      />
      {status.note && (
        <div className="mb-4">
          <Notice kind="warning">{status.note}</Notice>
        </div>
      )}
      {/* Clusters are there before the run that made them has finished. */}
      {status.last_run || total > 0 ? (
        <>
          <SurveyFacts status={status} unclustered={unclustered} />
          {clusters.length > 0 ? (
            <>
              <ClusterList clusters={clusters} />
              <Steps from={from} total={total} />
            </>
          ) : (
            <EmptyState Icon={Shapes} title="No clusters">
              A cluster needs at least three similar or linked records. Add more records, then run the
              surveyor again.
            </EmptyState>
          )}
          <Listing query={proposals}>
            {(page) => <Proposals {...page} isFirst={cursor === undefined} />}
          </Listing>
        </>
      ) : (
        <EmptyState Icon={Shapes} title="No clusters yet">
          Run the surveyor to group records by meaning and to enable search by meaning. It also runs every
          night. It writes only its own fields: <code>cluster</code>, and the tags and relations listed in the
          field <code>surveyor</code> of a record.
        </EmptyState>
      )}
      <SettingsForm write={status.write} />
    </>
  );
}

/** Links to the clusters before and after these, where there are more. */
function Steps({ from, total }: { from: number; total: number }) {
  if (total <= CLUSTERS) return null;
  const before = from > 0 && clustersQuery.href({ from: Math.max(0, from - CLUSTERS) });
  const after = from + CLUSTERS < total && clustersQuery.href({ from: from + CLUSTERS });
  return (
    <nav aria-label="Clusters" className="mt-3 flex min-h-8 items-center gap-2">
      <p className="mr-auto text-muted tabular-nums">
        {formatNumber(from + 1)} to {formatNumber(Math.min(from + CLUSTERS, total))} of{" "}
        {count(total, "cluster")}
      </p>
      {before && (
        <Link href={before} className={buttonClass("secondary")}>
          Larger ones
        </Link>
      )}
      {after && (
        <Link href={after} className={buttonClass("secondary")}>
          Smaller ones
        </Link>
      )}
    </nav>
  );
}
