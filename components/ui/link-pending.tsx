"use client";

import { useLinkStatus } from "next/link";

/** Stands in a link and shows that its page is on the way, when that takes long enough to be noticed. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? (
    <span role="status" className="late ml-auto size-2 shrink-0 animate-pulse rounded-full bg-accent">
      <span className="sr-only">Loading</span>
    </span>
  ) : null;
}
