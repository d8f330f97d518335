"use client";

import { useSearchParams } from "next/navigation";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the rows in sight where they are when others come or go above them. A browser does so for what scrolls with
 * the page, not within a frame that scrolls sideways.
 */
export function useSteadyRows(body: RefObject<HTMLTableSectionElement | null>): void {
  const address = useSearchParams().toString();
  const last = useRef({ address, tops: new Map<HTMLElement, number>() });

  useLayoutEffect(() => {
    if (!body.current) return;
    // Another address is another list, which begins at its top.
    if (address === last.current.address) hold(body.current, last.current.tops);
    last.current = { address, tops: topsOf(body.current) };
  });

  // Another width breaks lines elsewhere.
  useEffect(() => {
    if (!body.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.target instanceof HTMLTableSectionElement) last.current.tops = topsOf(entry.target);
    });
    observer.observe(body.current);
    return () => observer.disconnect();
  }, [body]);
}

/** Where each row begins, below the begin of the first. */
const topsOf = (body: HTMLTableSectionElement): Map<HTMLElement, number> =>
  new Map([...body.rows].map((row) => [row, row.offsetTop - body.offsetTop]));

/**
 * Scrolls by the distance that the first visible row has moved. If the first row of all is visible, a new one above it
 * is as well.
 */
function hold(body: HTMLTableSectionElement, before: ReadonlyMap<HTMLElement, number>): void {
  const { top } = body.getBoundingClientRect();
  if (top >= 0) return;
  const found = [...before].find(([row, above]) => body.contains(row) && top + above >= 0);
  if (!found) return;
  const [row, above] = found;
  const moved = row.offsetTop - body.offsetTop - above;
  if (moved !== 0) window.scrollBy(0, moved);
}
