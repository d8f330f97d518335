"use client";

import { useEffect, useState } from "react";
import { inWords } from "./duration";

/** How long something has been going on; counts while it does. */
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
      {inWords(end - Date.parse(since))}
    </span>
  );
}
