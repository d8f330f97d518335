"use client";

import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { colorOf } from "@/components/charts/colors";
import type { VaultMap } from "@/lib/surveyor";
import { labelsOf } from "./cluster-labels";
import { Legend } from "./legend";
import { MapCanvas } from "./map-canvas";
import { RecordList } from "./record-list";

/** Changes the address without loading the page again. */
const choose = (cluster: string | null) =>
  window.history.replaceState(null, "", cluster === null ? PAGE : `${PAGE}?cluster=${cluster}`);

const PAGE = "/knowledge/map";

/** The map with its legend, and the same records as a list; the address has the chosen cluster. */
export function VaultMapView({ map: { points, clusters } }: { map: VaultMap }) {
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
      </aside>
    </div>
  );
}
