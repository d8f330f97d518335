import { Map as MapIcon, Shapes, Telescope } from "lucide-react";
import type { Metadata } from "next";
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
import {
  listClusters,
  listProposals,
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

const PHASES = {
  embedding: "Embedding records",
  comparing: "Comparing records",
  clustering: "Grouping records",
  writing: "Writing fields",
  withdrawing: "Removing fields",
};

const clustersQuery = defineQuery("/knowledge/clusters", z.object({ cursor: textParam }));

export default async function ClustersPage({ searchParams }: PageProps) {
  const { cursor } = await clustersQuery.read(searchParams);
  const ctx = await requireContext();
  const proposals = startQuery(() => listProposals(ctx, { limit: PROPOSALS, cursor }));
  const [status, { clusters, unclustered }] = await Promise.all([
    surveyorStatus(ctx),
    listClusters(ctx, { members: MEMBERS }),
  ]);
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
      {status.last_run || clusters.length > 0 ? (
        <>
          <SurveyFacts status={status} unclustered={unclustered} />
          {clusters.length > 0 ? (
            <ClusterList clusters={clusters} />
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
