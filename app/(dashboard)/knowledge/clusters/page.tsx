import { Map as MapIcon, Shapes } from "lucide-react";
import type { Metadata } from "next";
import { Sayings } from "@/app/(dashboard)/janitor/sayings";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { listClusters, listProposals, surveyorStatus } from "@/lib/surveyor";
import { ClusterList } from "./cluster-list";
import { Proposals } from "./proposals";
import { RunState } from "./run-state";
import { SettingsForm } from "./settings-form";
import { Standing } from "./standing";
import { SurveyNow } from "./survey-now";

export const metadata: Metadata = { title: "Clusters" };

/** Members of a cluster, and proposals, that are shown; the rest is told as a number. */
const MEMBERS = 12;
const PROPOSALS = 30;

export default async function ClustersPage() {
  const ctx = await requireContext();
  const [status, { clusters, unclustered }, open] = await Promise.all([
    surveyorStatus(ctx),
    listClusters(ctx, { members: MEMBERS }),
    listProposals(ctx, { limit: PROPOSALS }),
  ]);
  return (
    <Sayings>
      <PageHeader
        title="Clusters"
        purpose="What the surveyor found to belong together: groups of records, and links and tags that they lack."
        action={
          <div className="flex flex-wrap gap-2">
            <Link href="/knowledge/map" className={buttonClass("secondary")}>
              <MapIcon aria-hidden className="size-4" /> Map
            </Link>
            <SurveyNow />
          </div>
        }
      />
      <Live />
      <RunState ctx={ctx} status={status.status} />
      {status.note && (
        <div className="mb-4">
          <Notice kind="warning">{status.note}</Notice>
        </div>
      )}
      {status.last_run ? (
        <>
          <Standing status={status} unclustered={unclustered} />
          {clusters.length > 0 ? (
            <ClusterList clusters={clusters} />
          ) : (
            <EmptyState Icon={Shapes} title="No clusters">
              At least three records must be alike or linked to make a cluster. Add more records, and survey
              again.
            </EmptyState>
          )}
          <Proposals proposals={open.proposals} count={open.count} />
        </>
      ) : (
        <EmptyState Icon={Shapes} title="No survey yet">
          Press “Survey now” to group the records by what they mean, and to search by meaning. By itself the
          surveyor works every night. It writes only its own fields: <code>cluster</code>, and the tags and
          relations that the field <code>surveyor</code> of a record names.
        </EmptyState>
      )}
      <SettingsForm write={status.write} />
    </Sayings>
  );
}
