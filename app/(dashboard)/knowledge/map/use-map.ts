"use client";

import { useEffect, useState } from "react";
import { fetchMap, type MapData } from "./data/read";

/** The map: null until it is there, and what is wrong where it cannot be read. */
export function useMap(): MapData | string | null {
  const [map, setMap] = useState<MapData | string | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    void fetchMap(aborter.signal).then((found) => {
      if (!aborter.signal.aborted) setMap(found);
    });
    return () => aborter.abort();
  }, []);
  return map;
}
