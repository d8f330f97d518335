"use client";

import { useMemo, useState } from "react";
import { colorOf, UNCOLORED } from "@/components/charts/colors";
import { Dot } from "@/components/charts/dot";
import { inputClass } from "@/components/form/field";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { recordHref } from "@/components/vault/href";
import type { VaultMap } from "@/lib/surveyor";
import { labelsOf } from "./cluster-labels";
import { MapCanvas } from "./map-canvas";

const LEGEND = 24;
const LISTED = 300;

/** The map with its legend, and the same records as a list. */
export function VaultMapView({
  map: { points, clusters },
  initialCluster,
}: {
  map: VaultMap;
  initialCluster: string | null;
}) {
  const [cluster, setCluster] = useState(initialCluster);
  const [text, setText] = useState("");
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
  const wanted = text.trim().toLowerCase();
  const listed = points.filter(
    (point) => (cluster === null || point.cluster === cluster) && point.name.toLowerCase().includes(wanted),
  );
  const label = clusters.find(({ id }) => id === cluster)?.label;
  const choose = (id: string) => setCluster(id === cluster ? null : id);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <MapCanvas points={drawn} labels={labels} cluster={cluster} />
      <aside className="flex min-w-0 flex-col gap-4" aria-label="Legend and records">
        <section aria-labelledby="legend">
          <div className="mb-1.5 flex min-h-7 items-center justify-between">
            <h2 id="legend" className="font-semibold">
              Clusters
            </h2>
            {cluster !== null && (
              <Button look="quiet" size="small" onClick={() => setCluster(null)}>
                Show all
              </Button>
            )}
          </div>
          <ul className="flex max-h-72 flex-col overflow-y-auto">
            {clusters.slice(0, LEGEND).map(({ id, label, size }, at) => (
              <li key={id} className="shrink-0">
                <button
                  type="button"
                  aria-pressed={cluster === id}
                  onClick={() => choose(id)}
                  className="flex min-h-7 w-full items-center gap-2 rounded-md px-1.5 text-left hover:bg-hover aria-pressed:bg-accent-soft"
                >
                  <Dot color={colorOf(at)} />
                  <span className="min-w-0 grow truncate">{label}</span>
                  <span className="text-muted tabular-nums">{size.toLocaleString("en")}</span>
                </button>
              </li>
            ))}
            <li className="flex min-h-7 items-center gap-2 px-1.5 text-muted">
              <Dot color={UNCOLORED} /> Unclustered or small clusters
            </li>
          </ul>
        </section>
        <section aria-labelledby="records">
          <h2 id="records" className="mb-1.5 font-semibold">
            {label ?? "All records"}
          </h2>
          <input
            type="search"
            aria-label="Filter records by name"
            placeholder="Filter by name"
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            className={`mb-2 h-8 ${inputClass}`}
          />
          <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto">
            {listed.slice(0, LISTED).map(({ path, name }) => (
              <li key={path} className="shrink-0 truncate">
                <Link href={recordHref(path)} title={path} className="text-accent hover:underline">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {listed.length === 0 && <p className="text-muted">No matching records.</p>}
          {listed.length > LISTED && (
            <p className="mt-1 text-muted">{(listed.length - LISTED).toLocaleString("en")} more</p>
          )}
        </section>
      </aside>
    </div>
  );
}
