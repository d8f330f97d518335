"use client";

import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { recordHref } from "@/components/vault/href";
import { type Camera, panned, pointAt, toScreen, whole, zoomed } from "./camera";
import type { ClusterLabel } from "./cluster-labels";
import { type DrawnPoint, draw } from "./draw";
import { useFrame } from "./use-frame";

const STEP = 60;
const ZOOM = 1.4;
/** A press that moves less is a click. */
const CLICK = 4;

interface MapCanvasProps {
  points: DrawnPoint[];
  /** Of the clusters, largest first. */
  labels: ClusterLabel[];
  cluster: string | null;
}

/** The points on a canvas: drag to pan, scroll or pinch to zoom, hover for the name, click to open. */
export function MapCanvas({ points, labels, cluster }: MapCanvasProps) {
  const router = useRouter();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { frame, theme } = useFrame(canvas);
  const [own, setCamera] = useState<Camera | null>(null);
  const [hovered, setHovered] = useState<DrawnPoint | null>(null);
  const press = useRef<{ x: number; y: number; moved: number } | null>(null);
  const camera = own ?? whole(frame);

  useEffect(() => {
    if (!canvas.current || frame.width === 0) return;
    const { color, backgroundColor } = getComputedStyle(canvas.current);
    draw(canvas.current, points, { camera, frame, cluster, labels, ink: color, paper: backgroundColor });
    // The theme changes the ink.
    void theme;
  }, [points, labels, camera, frame, cluster, theme]);

  useEffect(() => {
    const element = canvas.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = { x: event.offsetX, y: event.offsetY };
      setCamera((seen) => zoomed(seen ?? whole(frame), frame, Math.exp(-event.deltaY / 400), at));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [frame]);

  const placeOf = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    press.current = { ...placeOf(event), moved: 0 };
  };
  const onMove = (event: PointerEvent) => {
    const at = placeOf(event);
    const held = press.current;
    if (!held) return setHovered(pointAt(points, camera, frame, at));
    const [dx, dy] = [at.x - held.x, at.y - held.y];
    press.current = { ...at, moved: held.moved + Math.abs(dx) + Math.abs(dy) };
    setHovered(null);
    setCamera(panned(camera, dx, dy));
  };
  const onUp = (event: PointerEvent) => {
    const isClick = press.current !== null && press.current.moved < CLICK;
    press.current = null;
    const point = isClick ? pointAt(points, camera, frame, placeOf(event)) : null;
    if (point) router.push(recordHref(point.path));
  };
  const onKey = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    setCamera(
      move === "whole"
        ? null
        : typeof move === "number"
          ? zoomed(camera, frame, move)
          : panned(camera, ...move),
    );
  };
  const label = hovered && toScreen(camera, frame, hovered);
  return (
    <div className="relative min-w-0 self-start">
      <canvas
        ref={canvas}
        role="img"
        tabIndex={0}
        aria-label={`Map of ${points.length.toLocaleString("en")} records. Arrow keys pan, plus and minus zoom, 0 shows all; the list beside it holds the same records.`}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerLeave={() => setHovered(null)}
        onKeyDown={onKey}
        className={`h-[min(70vh,42rem)] w-full touch-none rounded-lg border border-line bg-surface ${hovered ? "cursor-pointer" : "cursor-grab"}`}
      />
      {hovered && label && (
        <div
          role="tooltip"
          className="pointer-events-none absolute z-10 max-w-64 -translate-x-1/2 -translate-y-full rounded-md border border-line bg-page px-2 py-1 shadow-md"
          style={{ left: label.x, top: label.y - 8 }}
        >
          {hovered.name}
        </div>
      )}
      <div className="absolute right-2 bottom-2 flex gap-1 rounded-md bg-surface/80">
        <Button size="icon" aria-label="Zoom in" onClick={() => setCamera(zoomed(camera, frame, ZOOM))}>
          <ZoomIn aria-hidden className="size-4" />
        </Button>
        <Button size="icon" aria-label="Zoom out" onClick={() => setCamera(zoomed(camera, frame, 1 / ZOOM))}>
          <ZoomOut aria-hidden className="size-4" />
        </Button>
        <Button size="icon" aria-label="Show the whole map" onClick={() => setCamera(null)}>
          <Maximize aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  );
}

/** What a key does: pan by pixels, zoom by a factor, or show the whole map. */
const KEYS: Record<string, [number, number] | number | "whole"> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  "+": ZOOM,
  "=": ZOOM,
  "-": 1 / ZOOM,
  "0": "whole",
};
