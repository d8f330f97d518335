import { Map as MapIcon, Shapes } from "lucide-react";
import type { Metadata } from "next";
import { one, type Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { surveyorStatus, vaultMap } from "@/lib/surveyor";
import { VaultMapView } from "./view";

export const metadata: Metadata = { title: "Map" };

export default async function MapPage({ searchParams }: Searched) {
  const ctx = await requireContext();
  const [{ last_run }, map] = await Promise.all([surveyorStatus(ctx), vaultMap(ctx)]);
  return (
    <>
      <PageHeader
        title="Map"
        purpose="Every record as a point, near what is like it or linked to it; colours are clusters."
        action={
          <Link href="/knowledge/clusters" className={buttonClass("secondary")}>
            <Shapes aria-hidden className="size-4" /> Clusters
          </Link>
        }
      />
      {map.points.length === 0 ? (
        <EmptyState Icon={MapIcon} title={last_run ? "No records yet" : "No survey yet"}>
          {last_run ? "The map shows records once there are some." : "The surveyor draws the map."}{" "}
          <Link href="/knowledge/clusters" className="text-accent underline">
            Start a survey
          </Link>
          .
        </EmptyState>
      ) : (
        <VaultMapView map={map} chosen={one((await searchParams).cluster) ?? null} />
      )}
    </>
  );
}
