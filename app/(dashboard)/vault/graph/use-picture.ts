"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";
import { recordHref } from "@/components/vault/href";
import type { Graph } from "./data/read";
import type { Round } from "./layout/force";
import type { Picture, Shown } from "./picture/picture";

const NO_WEBGL =
  "This browser has no WebGL, which draws the graph. The list has the same records and their links.";
const NOT_LOADED = "The graph could not be loaded. Check your connection, then reload the page.";

/** Draws a graph in an element, and lays it out in a thread; what draws it is loaded where there is WebGL. `problem` says why there is no picture. */
export function usePicture(element: RefObject<HTMLElement | null>, graph: Graph, shown: Shown) {
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isSettled, setIsSettled] = useState(false);
  const [isOverRecord, setIsOverRecord] = useState(false);

  useEffect(() => {
    if (document.createElement("canvas").getContext("webgl2") === null) return setProblem(NO_WEBGL);
    const { records, links } = graph;
    const worker = new Worker(new URL("./layout/worker.ts", import.meta.url), { type: "module" });
    let made: Picture | undefined;
    let isGone = false;
    const open = (place: number) => {
      const record = records[place];
      if (record) router.push(recordHref(record.path));
    };
    const begin = ({ Picture }: typeof import("./picture/picture")) => {
      if (isGone || !element.current) return;
      const drawn = new Picture(element.current, graph, {
        hover: (at) => setIsOverRecord(at !== null),
        open,
      });
      made = drawn;
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      let isPlaced = false;
      worker.onmessage = ({ data: { places, isLast } }: MessageEvent<Round>) => {
        if (!isStill || !isPlaced || isLast) drawn.place(places);
        isPlaced = true;
        setPicture(drawn);
        if (isLast) setIsSettled(true);
      };
      worker.postMessage({ paths: records.map(({ path }) => path), links });
    };
    import("./picture/picture").then(begin, () => setProblem(NOT_LOADED));
    return () => {
      isGone = true;
      worker.terminate();
      made?.end();
      setPicture(null);
      setIsSettled(false);
    };
  }, [element, graph, router]);

  useEffect(() => picture?.show(shown), [picture, shown]);
  // What is selected moves while the graph settles.
  useEffect(() => {
    if (isSettled && shown.selected !== null) picture?.center(shown.selected);
  }, [isSettled, picture, shown.selected]);

  return { picture, isSettled, isOverRecord, problem };
}
