"use client";

import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { ZOOM } from "@/components/charts/zoom-buttons";
import { type Camera, type Frame, type Point, panned, whole, zoomed } from "./camera";

/** What a key pans, in pixels. */
const STEP = 60;

export interface CameraControls {
  camera: Camera;
  /** Around a place, or the center. */
  zoom: (factor: number, at?: Point) => void;
  pan: (dx: number, dy: number) => void;
  showAll: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The camera over an element, which wheel and keys move; until they do, it shows the whole map, whatever the frame. */
export function useCamera(element: RefObject<HTMLElement | null>, frame: Frame): CameraControls {
  const [moved, setMoved] = useState<Camera | null>(null);
  const camera = moved ?? whole(frame);

  // React listens passively, where the page could not be kept from scrolling.
  useEffect(() => {
    const canvas = element.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = { x: event.offsetX, y: event.offsetY };
      setMoved((seen) => zoomed(seen ?? whole(frame), frame, Math.exp(-event.deltaY / 400), at));
    };
    canvas?.addEventListener("wheel", onWheel, { passive: false });
    return () => canvas?.removeEventListener("wheel", onWheel);
  }, [element, frame]);

  // From where it is by then: two fingers move between two pictures.
  const zoom = (factor: number, at?: Point) =>
    setMoved((seen) => zoomed(seen ?? whole(frame), frame, factor, at));
  const pan = (dx: number, dy: number) => setMoved((seen) => panned(seen ?? whole(frame), dx, dy));
  const showAll = () => setMoved(null);
  const onKey = (event: KeyboardEvent) => {
    const move = KEYS[event.key];
    if (!move) return;
    event.preventDefault();
    if (move === "all") showAll();
    else if (typeof move === "number") zoom(move);
    else pan(...move);
  };
  return { camera, zoom, pan, showAll, onKey };
}

/** What a key does: pan by pixels, zoom by a factor, or show all. */
const KEYS: Record<string, [number, number] | number | "all"> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  "+": ZOOM,
  "=": ZOOM,
  "-": 1 / ZOOM,
  "0": "all",
};
