import type { ReactNode } from "react";
import { FOCUSABLE } from "./focusable";

/** Scrolls content that may be wider than the page. */
export function Scrollable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="overflow-x-auto" {...FOCUSABLE}>
      {children}
    </section>
  );
}
