"use client";

import { useEffect, useSyncExternalStore } from "react";

/** In the storage of the tab: for the address of a page, the query string of the one before. */
const KEY = "kv-pages";
const MAX_KEPT = 200;

/** A cursor leads only forward: the page before is remembered where its next one is offered. Null if it is not known. */
export function usePreviousPage(here: string, next: string | null): string | null {
  const previous = useSyncExternalStore(
    onOtherPage,
    () => read()[addressOf(here)] ?? null,
    () => null,
  );
  useEffect(() => {
    if (next !== null) remember(addressOf(next), here);
  }, [here, next]);
  return previous;
}

const onOtherPage = () => () => {};

const addressOf = (query: string): string => `${window.location.pathname}${query}`;

function remember(address: string, previous: string): void {
  const { [address]: _, ...others } = read();
  const kept = [...Object.entries(others), [address, previous]].slice(-MAX_KEPT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without storage there is no way back but to the first page.
  }
}

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
