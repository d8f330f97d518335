"use client";

import { useEffect, useState } from "react";
import { type GraphAddress, graphHref } from "./address";
import { fetchGraph, type Graph } from "./data/read";

/** The graph of an address: null until it is there, and what is wrong where it cannot be read. */
export function useGraph({ around, depth }: Pick<GraphAddress, "around" | "depth">): Graph | string | null {
  const query = graphHref({ around, depth }).replace("/vault/graph", "");
  const [found, setFound] = useState<{ query: string; graph: Graph | string } | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    void fetchGraph(query, aborter.signal).then((graph) => {
      if (!aborter.signal.aborted) setFound({ query, graph });
    });
    return () => aborter.abort();
  }, [query]);
  return found?.query === query ? found.graph : null;
}
