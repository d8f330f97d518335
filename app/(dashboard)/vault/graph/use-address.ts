"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { type GraphAddress, graphHref, readAddress } from "./address";

/** What the address of the graph says, and what changes it without loading the page again. */
export function useAddress(): [GraphAddress, (changes: Partial<GraphAddress>) => void] {
  const params = useSearchParams();
  const address = useMemo(() => readAddress(params), [params]);
  const change = useCallback(
    (changes: Partial<GraphAddress>) =>
      window.history.replaceState(null, "", graphHref({ ...address, ...changes })),
    [address],
  );
  return [address, change];
}
