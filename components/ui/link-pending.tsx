"use client";

import { useLinkStatus } from "next/link";

/** In a link: shows that its page is loading, after a short delay. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? (
    <span role="status" className="late ml-auto size-2 shrink-0 animate-pulse rounded-full bg-accent">
      <span className="sr-only">Loading</span>
    </span>
  ) : null;
}
