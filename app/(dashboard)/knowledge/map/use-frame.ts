"use client";

import { type RefObject, useEffect, useState } from "react";
import { watchTheme } from "@/components/ui/watch-theme";
import type { Frame } from "./camera";

/** The current size of an element, and a number that grows when the theme changes. */
export function useFrame(element: RefObject<HTMLElement | null>): { frame: Frame; theme: number } {
  const [frame, setFrame] = useState<Frame>({ width: 0, height: 0 });
  const [theme, setTheme] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setFrame({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sizes.observe(element.current);
    const stopWatching = watchTheme(() => setTheme((n) => n + 1));
    return () => {
      sizes.disconnect();
      stopWatching();
    };
  }, [element]);
  return { frame, theme };
}
