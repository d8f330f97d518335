/** The lines that git puts around two versions of a text, in this order. */
const MARKERS = [/^<{7} \S/, /^={7}$/, /^>{7} \S/] as const;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The offset of a conflict of git that was not resolved; undefined without one. Examples in code blocks are none. */
export function conflictIn(text: string): number | undefined {
  if (!text.includes("<<<<<<< ") || !/^<{7} \S/m.test(text)) return undefined;
  let [next, start, offset] = [0, 0, 0];
  let fence: string | undefined;
  for (const ended of text.split("\n")) {
    const line = ended.replace(/\r$/, "");
    const mark = FENCE.exec(line)?.[1];
    if (next === 0 && mark !== undefined) fence = fenceAfter(fence, mark);
    else if (fence === undefined && MARKERS[0].test(line)) [next, start] = [1, offset];
    else if (next > 0 && MARKERS[next]?.test(line)) next += 1;
    if (next === MARKERS.length) return start;
    offset += ended.length + 1;
  }
  return undefined;
}

/** A fence is closed by one of the same characters that is at least as long. */
function fenceAfter(open: string | undefined, mark: string): string | undefined {
  if (open === undefined) return mark;
  return mark.startsWith(open) ? undefined : open;
}
