"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, useRef } from "react";
import { ZOOM, ZoomButtons } from "@/components/charts/zoom-buttons";
import { FOCUSABLE } from "@/components/ui/focusable";
import { Notice } from "@/components/ui/notice";
import { recordHref } from "@/components/vault/href";
import { formatNumber } from "@/lib/core/count";
import type { Graph } from "./data/read";
import type { Shown } from "./picture/picture";
import { usePicture } from "./use-picture";

/** What a key pans, as a part of what is in sight. */
const STEP = 0.1;

/** The graph in WebGL: drag to pan, scroll or pinch to zoom, hover for what is linked, click to open. */
export function GraphCanvas({ graph, shown }: { graph: Graph; shown: Shown }) {
  const router = useRouter();
  const element = useRef<HTMLDivElement>(null);
  const { picture, isSettled, isOverRecord, problem } = usePicture(element, graph, shown);
  if (problem !== null)
    return (
      <div className="self-start">
        <Notice kind="info">{problem}</Notice>
      </div>
    );
  const onKey = (event: KeyboardEvent) => {
    const selected = shown.selected === null ? undefined : graph.records[shown.selected];
    if (event.key === "Enter" && selected) return router.push(recordHref(selected.path));
    const move = KEYS[event.key];
    if (!move || !picture || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (move === "all") picture.showAll();
    else if (typeof move === "number") picture.zoom(move);
    else picture.pan(...move);
  };
  return (
    <div className="relative min-w-0 self-start">
      <div
        ref={element}
        role="img"
        {...FOCUSABLE}
        aria-label={`Graph of ${formatNumber(graph.records.length)} records. Arrow keys pan, plus and minus zoom, 0 shows all, Enter opens the selected record; the list beside it has the same records.`}
        aria-busy={!isSettled}
        onKeyDown={onKey}
        className={`relative h-[min(70vh,42rem)] w-full touch-none overflow-hidden rounded-lg border border-line bg-surface ${isOverRecord ? "cursor-pointer" : "cursor-grab"}`}
      />
      <p role="status" className="pointer-events-none absolute top-2 left-3 text-xs text-muted">
        {isSettled ? "" : "Arranging…"}
      </p>
      <ZoomButtons
        what="graph"
        onZoom={(factor) => picture?.zoom(factor)}
        onShowAll={() => picture?.showAll()}
      />
    </div>
  );
}

/** What a key does: pan by parts of what is in sight, zoom by a factor, or show all. */
const KEYS: Record<string, [number, number] | number | "all"> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  "+": ZOOM,
  "=": ZOOM,
  "-": 1 / ZOOM,
  "0": "all",
};
