"use client";

import { useEffect, useState } from "react";
import { formatDuration } from "./duration";

/** How long something took, or has taken so far. */
export function Elapsed({ since, until }: { since: string; until?: string }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  const end = until ? Date.parse(until) : now;
  return (
    // The clocks of server and browser differ.
    <span className="whitespace-nowrap tabular-nums" suppressHydrationWarning>
      {formatDuration(end - Date.parse(since))}
    </span>
  );
}
