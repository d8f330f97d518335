"use client";

import { useEffect, useState } from "react";
import { type Suggestion, suggest } from "./suggest";

export interface Suggestions {
  records: readonly Suggestion[];
  /** Whether they are for what is typed now; the last ones stay until the next are there, so that a list does not flicker. */
  isCurrent: boolean;
}

const NONE: Suggestions = { records: [], isCurrent: true };

/** Records for what was typed, or none while `typed` is null; `from` is the record that would link to them. */
export function useSuggestions(typed: string | null, from?: string): Suggestions {
  const [found, setFound] = useState<{ typed: string; records: Suggestion[] } | null>(null);
  useEffect(() => {
    if (typed === null) return;
    const aborter = new AbortController();
    void suggest(typed, { ...(from !== undefined && { from }), signal: aborter.signal }).then((records) => {
      if (!aborter.signal.aborted) setFound({ typed, records });
    });
    return () => aborter.abort();
  }, [typed, from]);
  return typed === null ? NONE : { records: found?.records ?? [], isCurrent: found?.typed === typed };
}
