import type { ReactNode } from "react";

/** Who has no mouse scrolls what has the focus. */
const FOCUSABLE = { tabIndex: 0 };

/** Holds what may be wider than the page; it scrolls, the page does not. */
export function Scrollable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="overflow-x-auto" {...FOCUSABLE}>
      {children}
    </section>
  );
}
