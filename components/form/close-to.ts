import type { RefObject } from "react";
import { flushSync } from "react-dom";

/** Closes a part of the page, and gives the focus back to what opened it, which may be there again only then. */
export function closeTo(close: () => void, opener: RefObject<HTMLElement | null>): void {
  flushSync(close);
  opener.current?.focus();
}
