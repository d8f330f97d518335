import { formatNumber } from "@/lib/core/count";
import { invalid } from "@/lib/core/errors";

export interface Replacement {
  old: string;
  new: string;
}

interface Place {
  start: number;
  end: number;
  text: string;
}

/** More are not counted. */
const MAX_COUNTED = 1_000;

/**
 * Replaces each `old`, which must occur exactly once in the original body. Throws `VALIDATION_ERROR` at `<field>.<n>`,
 * which says how often it occurs.
 */
export function replaceTexts(body: string, replacements: readonly Replacement[], field: string): string {
  const places = replacements.map((each, at) => placeOf(body, each, `${field}.${at}.old`));
  const sorted = [...places].sort((a, b) => a.start - b.start);
  const overlap = sorted.findIndex((place, at) => place.start < (sorted[at - 1]?.end ?? 0));
  const overlapping = sorted[overlap];
  if (overlapping) {
    const at = places.indexOf(overlapping);
    throw invalid(`${field}.${at}.old`, "overlaps with another replacement: make one of the two");
  }
  return sorted.reduceRight(
    (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
    body,
  );
}

/** Multi-line texts are found in files with Windows line breaks as well. */
function placeOf(body: string, { old, new: text }: Replacement, field: string): Place {
  const isWindows = !body.includes(old) && /[^\r]\n/.test(old) && body.includes("\r\n");
  const asWritten = (value: string) => (isWindows ? value.replace(/\r?\n/g, "\r\n") : value);
  const wanted = asWritten(old);
  const start = body.indexOf(wanted);
  const times = countOf(body, wanted);
  if (times === 1) return { start, end: start + wanted.length, text: asWritten(text) };
  const shown = times > MAX_COUNTED ? `more than ${formatNumber(MAX_COUNTED)}` : String(times);
  throw invalid(
    field,
    times === 0
      ? "occurs 0 times in the body, and must occur once: it must be equal in every character, blanks included"
      : `occurs ${shown} times in the body, and must occur once: add text around it until it is unique`,
  );
}

function countOf(body: string, wanted: string): number {
  let times = 0;
  for (let at = body.indexOf(wanted); at >= 0 && times <= MAX_COUNTED; at = body.indexOf(wanted, at + 1))
    times += 1;
  return times;
}
