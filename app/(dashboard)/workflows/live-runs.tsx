"use client";

import { ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Sort } from "@/components/table/address";
import { buttonClass } from "@/components/ui/button";
import { RunTable } from "./run-table";
import { countNew, type ListedRun, stableRows } from "./stable-rows";

/**
 * The runs, live. While the reader has scrolled down, points at a row or focuses one, rows keep their places and
 * new ones are only announced.
 */
export function LiveRuns({ runs, sort }: { runs: ListedRun[]; sort: Sort }) {
  const area = useRef<HTMLElement>(null);
  const isBusy = useIsBusy(area);
  const [shown, setShown] = useState(runs);
  useEffect(() => {
    if (!isBusy) setShown(runs);
  }, [isBusy, runs]);
  const fresh = isBusy ? countNew(shown, runs) : 0;
  return (
    <section ref={area} aria-label="Runs" className="relative">
      <div role="status" className="pointer-events-none sticky top-2 z-10 flex h-0 justify-center">
        {fresh > 0 && (
          <button
            type="button"
            onClick={() => {
              setShown(runs);
              area.current?.scrollIntoView({ block: "nearest" });
              window.scrollTo({ top: 0 });
            }}
            className={`pointer-events-auto shadow-md ${buttonClass("primary", "small")}`}
          >
            <ArrowUp aria-hidden className="size-3.5" /> {fresh} new
          </button>
        )}
      </div>
      <RunTable runs={isBusy ? stableRows(shown, runs) : runs} sort={sort} />
    </section>
  );
}

/** Whether the reader is using the rows. */
function useIsBusy(area: React.RefObject<HTMLElement | null>): boolean {
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => {
      const isCut = element.getBoundingClientRect().top < 0;
      setIsBusy(isCut || element.matches(":hover") || element.matches(":focus-within"));
    };
    const inside = ["pointerenter", "pointerleave", "focusin", "focusout"];
    for (const name of inside) element.addEventListener(name, look);
    window.addEventListener("scroll", look, { passive: true });
    look();
    return () => {
      for (const name of inside) element.removeEventListener(name, look);
      window.removeEventListener("scroll", look);
    };
  }, [area]);
  return isBusy;
}
