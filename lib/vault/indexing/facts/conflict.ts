import { fenceAfter } from "@/lib/core/fence";

/** The lines that git puts around two versions of a text, in this order. */
const MARKERS = [/^<{7} \S/, /^={7}$/, /^>{7} \S/] as const;

/** The offset of an unresolved git conflict; undefined without one. Examples in code blocks do not count. */
export function conflictIn(text: string): number | undefined {
  if (!text.includes("<<<<<<< ") || !/^<{7} \S/m.test(text)) return undefined;
  let [next, start, offset] = [0, 0, 0];
  let fence = "";
  for (const ended of text.split("\n")) {
    const line = ended.replace(/\r$/, "");
    if (next === 0) fence = fenceAfter(fence, line);
    if (fence === "" && MARKERS[0].test(line)) [next, start] = [1, offset];
    else if (next > 0 && MARKERS[next]?.test(line)) next += 1;
    if (next === MARKERS.length) return start;
    offset += ended.length + 1;
  }
  return undefined;
}
