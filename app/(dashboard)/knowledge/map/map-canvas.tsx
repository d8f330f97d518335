"use client";

import { useEffect, useRef } from "react";
import { ZoomButtons } from "@/components/charts/zoom-buttons";
import { formatNumber } from "@/lib/core/count";
import { toScreen } from "./camera";
import type { ClusterLabel } from "./cluster-labels";
import { type DrawnPoint, draw } from "./draw";
import { MAX_LISTED } from "./record-list";
import { useCamera } from "./use-camera";
import { useFrame } from "./use-frame";
import { usePointers } from "./use-pointers";

interface MapCanvasProps {
  points: DrawnPoint[];
  /** Labels of the clusters, largest cluster first. */
  labels: ClusterLabel[];
  cluster: string | null;
}

/** The points on a canvas: drag to pan, scroll or pinch to zoom, hover for the name, click to open. */
export function MapCanvas({ points, labels, cluster }: MapCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { frame, theme } = useFrame(canvas);
  const controls = useCamera(canvas, frame);
  const { hovered, ...handlers } = usePointers(points, frame, controls);
  const { camera, zoom, showAll, onKey } = controls;

  useEffect(() => {
    if (!canvas.current || frame.width === 0) return;
    const { color, backgroundColor } = getComputedStyle(canvas.current);
    draw(canvas.current, points, { camera, frame, cluster, labels, ink: color, paper: backgroundColor });
    // The theme changes the ink.
    void theme;
  }, [points, labels, camera, frame, cluster, theme]);

  const at = hovered && toScreen(camera, frame, hovered);
  return (
    <div className="relative min-w-0 self-start">
      <canvas
        ref={canvas}
        role="img"
        tabIndex={0}
        aria-label={`Map of ${formatNumber(points.length)} records. Arrow keys pan, plus and minus zoom, 0 shows all; the list beside it has the first ${formatNumber(MAX_LISTED)} of them, and a filter for all.`}
        {...handlers}
        onKeyDown={onKey}
        className={`h-[min(70vh,42rem)] w-full touch-none rounded-lg border border-line bg-surface ${hovered ? "cursor-pointer" : "cursor-grab"}`}
      />
      {hovered && at && (
        <div
          role="tooltip"
          className="pointer-events-none absolute z-10 max-w-64 -translate-x-1/2 -translate-y-full rounded-md border border-line bg-page px-2 py-1 shadow-md"
          style={{ left: at.x, top: at.y - 8 }}
        >
          {hovered.name}
        </div>
      )}
      <ZoomButtons what="map" onZoom={zoom} onShowAll={showAll} />
    </div>
  );
}
