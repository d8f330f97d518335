import { Shapes, Share2 } from "lucide-react";
import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { surveyorStatus } from "@/lib/surveyor";
import { VaultMapView } from "./view";

export const metadata: Metadata = { title: "Map" };

export default async function MapPage() {
  const ctx = await requireContext();
  const { last_run } = await surveyorStatus(ctx);
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
      <VaultMapView hasRun={last_run !== null} />
    </>
  );
}
