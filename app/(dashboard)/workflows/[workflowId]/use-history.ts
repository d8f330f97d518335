"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { EVENTS_PER_PAGE, type EventPage, type EventRow } from "@/components/runs/events";

/** Pages that are only scrolled past are not loaded. */
const DEBOUNCE_MS = 80;

interface History {
  pages: ReadonlyMap<number, EventRow[]>;
  /** The event at an index, if it is loaded. */
  eventAt: (index: number) => EventRow | undefined;
  /** Loads what is missing of a range, once it has been visible for a moment. */
  need: (from: number, to: number) => void;
  error: string | null;
}

/** The loaded pages of a history. `first` comes with the page, again at each refresh. */
export function useHistory(source: string, first: EventRow[], total: number): History {
  const [pages, setPages] = useState<ReadonlyMap<number, EventRow[]>>(() => new Map([[0, first]]));
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef(new Set<number>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef({ from: 0, to: 0 });

  useEffect(() => setPages((known) => new Map(known).set(0, first)), [first]);

  const fetchPage = useCallback(
    async (page: number) => {
      if (underWay.current.has(page)) return;
      underWay.current.add(page);
      const events = await fetchEvents(`${source}&after=${page * EVENTS_PER_PAGE}`);
      underWay.current.delete(page);
      if (events) setPages((known) => new Map(known).set(page, events));
      setError(events ? null : "Some events could not be loaded. Scroll to try again.");
    },
    [source],
  );

  const fetchMissing = useCallback(() => {
    const { from, to } = shown.current;
    const last = Math.floor(Math.min(to, total - 1) / EVENTS_PER_PAGE);
    for (let page = Math.floor(from / EVENTS_PER_PAGE); page <= last; page += 1) {
      const whole = Math.min(EVENTS_PER_PAGE, total - page * EVENTS_PER_PAGE);
      if ((pages.get(page)?.length ?? 0) < whole) fetchPage(page);
    }
  }, [pages, total, fetchPage]);

  // An open run grows while its end is visible.
  const latest = useRef(fetchMissing);
  useEffect(() => {
    latest.current = fetchMissing;
    clearTimeout(timer.current);
    timer.current = setTimeout(fetchMissing, DEBOUNCE_MS);
    return () => clearTimeout(timer.current);
  }, [fetchMissing]);

  const need = useCallback((from: number, to: number) => {
    shown.current = { from, to };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), DEBOUNCE_MS);
  }, []);

  const eventAt = useCallback(
    (index: number) => pages.get(Math.floor(index / EVENTS_PER_PAGE))?.[index % EVENTS_PER_PAGE],
    [pages],
  );
  return { pages, eventAt, need, error };
}

async function fetchEvents(address: string): Promise<EventRow[] | null> {
  try {
    const reply = await fetch(address);
    return reply.ok ? ((await reply.json()) as EventPage).events : null;
  } catch {
    return null;
  }
}
