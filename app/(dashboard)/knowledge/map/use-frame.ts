"use client";

import { type RefObject, useEffect, useState } from "react";
import type { Frame } from "./camera";

/** The size of an element as it is now, and a number that grows when the theme changes. */
export function useFrame(element: RefObject<HTMLElement | null>): { frame: Frame; theme: number } {
  const [frame, setFrame] = useState<Frame>({ width: 0, height: 0 });
  const [theme, setTheme] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setFrame({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    sizes.observe(element.current);
    const onTheme = () => setTheme((n) => n + 1);
    const themes = new MutationObserver(onTheme);
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    const system = window.matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", onTheme);
    return () => {
      sizes.disconnect();
      themes.disconnect();
      system.removeEventListener("change", onTheme);
    };
  }, [element]);
  return { frame, theme };
}
