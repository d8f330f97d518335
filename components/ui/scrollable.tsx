import type { ReactNode } from "react";

/** Focusable, so that it scrolls by keyboard. */
const FOCUSABLE = { tabIndex: 0 };

/** Scrolls content that may be wider than the page. */
export function Scrollable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="overflow-x-auto" {...FOCUSABLE}>
      {children}
    </section>
  );
}
