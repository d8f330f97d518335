import { Map as MapIcon, Shapes, Share2 } from "lucide-react";
import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { surveyorStatus, vaultMap } from "@/lib/surveyor";
import { VaultMapView } from "./view";

export const metadata: Metadata = { title: "Map" };

export default async function MapPage() {
  const ctx = await requireContext();
  const [{ last_run }, map] = await Promise.all([surveyorStatus(ctx), vaultMap(ctx)]);
  return (
    <>
      <PageHeader
        title="Map"
        purpose="Each point is a record, close to similar and linked records. Colors are clusters."
        action={
          <div className="flex flex-wrap gap-2">
            <Link href="/vault/graph" className={buttonClass("secondary")}>
              <Share2 aria-hidden className="size-4" /> Graph
            </Link>
            <Link href="/knowledge/clusters" className={buttonClass("secondary")}>
              <Shapes aria-hidden className="size-4" /> Clusters
            </Link>
          </div>
        }
      />
      <Live />
      {map.points.length === 0 ? (
        <EmptyState Icon={MapIcon} title={last_run ? "No records yet" : "No map yet"}>
          {last_run ? "The map fills as records are added." : "The surveyor makes the map."}{" "}
          <Link href="/knowledge/clusters" className="text-accent underline">
            Run the surveyor
          </Link>
          .
        </EmptyState>
      ) : (
        <VaultMapView map={map} />
      )}
    </>
  );
}
