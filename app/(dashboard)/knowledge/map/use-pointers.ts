"use client";

import { useRouter } from "next/navigation";
import { type PointerEvent, useRef, useState } from "react";
import { recordHref } from "@/components/vault/href";
import { type Frame, type Point, pointAt } from "./camera";
import type { DrawnPoint } from "./draw";
import type { CameraControls } from "./use-camera";

/** A press that moves less is a click. */
const CLICK = 4;

/** The point under the pointer, and the handlers that find it: one press pans, two zoom, and a click opens the record. */
export function usePointers(
  points: readonly DrawnPoint[],
  frame: Frame,
  { camera, pan, zoom }: CameraControls,
) {
  const router = useRouter();
  const [hovered, setHovered] = useState<DrawnPoint | null>(null);
  /** The places that are pressed, by pointer. */
  const pressed = useRef(new Map<number, Point>());
  const moved = useRef(0);

  const move = (before: Point, at: Point, other: Point | undefined) => {
    const [dx, dy] = [at.x - before.x, at.y - before.y];
    moved.current += Math.abs(dx) + Math.abs(dy);
    if (!other) return pan(dx, dy);
    // The point between two fingers stays there.
    zoom(distance(at, other) / Math.max(1, distance(before, other)), middle(before, other));
    pan(dx / 2, dy / 2);
  };

  return {
    hovered,
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      if (pressed.current.size === 0) moved.current = 0;
      pressed.current.set(event.pointerId, placeOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const at = placeOf(event);
      const before = pressed.current.get(event.pointerId);
      if (!before) return setHovered(pointAt(points, camera, frame, at));
      const [other] = [...pressed.current].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]));
      pressed.current.set(event.pointerId, at);
      setHovered(null);
      move(before, at, other);
    },
    onPointerUp: (event: PointerEvent) => {
      const isClick = pressed.current.size === 1 && moved.current < CLICK;
      pressed.current.delete(event.pointerId);
      const point = isClick ? pointAt(points, camera, frame, placeOf(event)) : null;
      if (point) router.push(recordHref(point.path));
    },
    // The browser took the press for itself.
    onPointerCancel: (event: PointerEvent) => {
      pressed.current.delete(event.pointerId);
    },
    onPointerLeave: () => setHovered(null),
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function placeOf(event: PointerEvent): Point {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
