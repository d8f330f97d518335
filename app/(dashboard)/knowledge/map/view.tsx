"use client";

import { Map as MapIcon } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { colorOf } from "@/components/charts/colors";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { formatNumber } from "@/lib/core/count";
import { labelsOf } from "./cluster-labels";
import type { MapData } from "./data/read";
import { Legend } from "./legend";
import { MapCanvas } from "./map-canvas";
import { RecordList } from "./record-list";
import { useMap } from "./use-map";

/** Changes the address without loading the page again. */
const choose = (cluster: string | null) =>
  window.history.replaceState(null, "", cluster === null ? PAGE : `${PAGE}?cluster=${cluster}`);

const PAGE = "/knowledge/map";

/** The map with its legend, and the same records as a list; the address has the chosen cluster. */
export function VaultMapView({ hasRun }: { hasRun: boolean }) {
  const map = useMap();
  if (map === null)
    return (
      <div role="status" className="h-[min(70vh,42rem)] animate-pulse rounded-lg bg-hover">
        <span className="sr-only">Loading</span>
      </div>
    );
  if (typeof map === "string") return <Notice kind="failed">{map}</Notice>;
  return map.points.length === 0 ? <Empty hasRun={hasRun} /> : <Loaded map={map} />;
}

const Empty = ({ hasRun }: { hasRun: boolean }) => (
  <EmptyState Icon={MapIcon} title={hasRun ? "No records yet" : "No map yet"}>
    {hasRun ? "The map fills as records are added." : "The surveyor makes the map."}{" "}
    <Link href="/knowledge/clusters" className="text-accent underline">
      Run the surveyor
    </Link>
    .
  </EmptyState>
);

function Loaded({ map: { points, clusters, total } }: { map: MapData }) {
  const chosen = useSearchParams().get("cluster");
  // Another run of the surveyor may have other clusters.
  const cluster = clusters.some(({ id }) => id === chosen) ? chosen : null;
  const place = useMemo(() => new Map(clusters.map(({ id }, at) => [id, at])), [clusters]);
  const drawn = useMemo(
    () =>
      points.map((point) => ({
        ...point,
        color: colorOf(point.cluster === null ? undefined : place.get(point.cluster)),
      })),
    [points, place],
  );
  const labels = useMemo(() => labelsOf(points, clusters), [points, clusters]);
  const listed = cluster === null ? points : points.filter((point) => point.cluster === cluster);
  const label = clusters.find(({ id }) => id === cluster)?.label;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <MapCanvas points={drawn} labels={labels} cluster={cluster} />
      <aside className="flex min-w-0 flex-col gap-4" aria-label="Legend and records">
        <Legend clusters={clusters} selected={cluster} onSelect={choose} />
        <RecordList title={label ?? "All records"} records={listed} />
        {total > points.length && (
          <p className="text-muted">
            A sample of {formatNumber(points.length)} of {formatNumber(total)} records is shown.
          </p>
        )}
      </aside>
    </div>
  );
}
