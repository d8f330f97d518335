"use client";

import { useMemo } from "react";
import { colorOf } from "@/components/charts/colors";
import { Notice } from "@/components/ui/notice";
import { formatNumber } from "@/lib/core/count";
import type { Graph } from "./data/read";
import { GraphCanvas } from "./graph-canvas";
import { countValues, isShown } from "./picture/filter";
import { Filters } from "./side/filters";
import { Finder } from "./side/finder";
import { Legend } from "./side/legend";
import { RecordList } from "./side/record-list";
import { Selected } from "./side/selected";
import { useAddress } from "./use-address";
import { useGraph } from "./use-graph";

/** The graph of the address with its filters and legend, and the same records as a list. */
export function GraphView({ types }: { types: readonly string[] }) {
  const [address] = useAddress();
  const graph = useGraph(address);
  if (graph === null)
    return (
      <div role="status" className="h-[min(70vh,42rem)] animate-pulse rounded-lg bg-hover">
        <span className="sr-only">Loading</span>
      </div>
    );
  if (typeof graph === "string") return <Notice kind="failed">{graph}</Notice>;
  return <Loaded graph={graph} types={types} />;
}

function Loaded({ graph, types }: { graph: Graph; types: readonly string[] }) {
  const [address, change] = useAddress();
  const { records, labels } = graph;
  const { color, type, cluster, tag, folder, links } = address;
  const places = useMemo(
    () => new Map((color === "type" ? types : labels).map((value, place) => [value, place])),
    [color, types, labels],
  );
  const found = records.findIndex(({ path }) => path === address.record);
  const selected = found < 0 ? null : found;
  const has = useMemo(() => {
    const wanted = { type, cluster, tag, folder, links };
    const shown = records.map((record) => isShown(record, wanted));
    return (place: number) => shown[place] === true;
  }, [records, type, cluster, tag, folder, links]);
  const shown = useMemo(
    () => ({
      has,
      selected,
      colorOf: (place: number) => colorOf(places.get(records[place]?.[color] ?? "")),
    }),
    [has, selected, places, records, color],
  );
  const listed = useMemo(() => records.filter((_, place) => has(place)), [records, has]);
  const entries = useMemo(
    () =>
      countValues(records, (record) => [record[color] ?? ""].filter(Boolean))
        .map(([value, count]) => ({ value, count, place: places.get(value) }))
        .slice(0, 24),
    [records, color, places],
  );
  const select = (path: string | null) => change({ record: path });
  const record = selected === null ? undefined : records[selected];
  return (
    <>
      <div className="mb-3">
        <Filters address={address} change={change} records={records} />
      </div>
      {graph.isTruncated && (
        <div className="mb-3">
          <Notice kind="info">These are the {formatNumber(records.length)} most linked records.</Notice>
        </div>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <GraphCanvas graph={graph} shown={shown} />
        {/* No longer than the graph, so that both are in sight. */}
        <aside className="flex min-w-0 flex-col gap-4 lg:h-[min(70vh,42rem)]" aria-label="Legend and records">
          <Finder records={records} onSelect={select} />
          {record && <Selected graph={graph} record={record} onSelect={select} />}
          <Legend address={address} change={change} entries={entries} hasClusters={labels.length > 0} />
          <section aria-labelledby="records" className="flex min-h-32 flex-col max-lg:max-h-96 lg:grow">
            <h2 id="records" className="mb-1.5 font-semibold">
              Records <span className="font-normal text-muted">{formatNumber(listed.length)}</span>
            </h2>
            <div className="min-h-0 grow overflow-y-auto">
              <RecordList records={listed} onSelect={select} />
            </div>
          </section>
        </aside>
      </div>
    </>
  );
}
