import type { Link } from "./link";
import { linksOf } from "./scan";

/** What was written in the place of something else: `now` units at `at` of the new text were `was`. */
export interface Replaced {
  at: number;
  now: number;
  was: string;
}

/** The links that differ between two texts that differ in nothing else; undefined when they do. */
export function replacedLinks(
  before: string,
  after: string,
  old: readonly Link[] = linksOf(before),
): Replaced[] | undefined {
  const current = linksOf(after);
  const replaced = current.flatMap((link, at): Replaced[] => {
    const earlier = old[at];
    if (earlier === undefined) return [];
    const [was, now] = [before.slice(earlier.from, earlier.to), after.slice(link.from, link.to)];
    if (was === now) return [];
    // A link of the frontmatter may have got quotes.
    const isQuoted = link.writing === "double" && earlier.writing === "unquoted";
    const around = isQuoted ? 1 : 0;
    return [{ at: link.from - around, now: now.length + 2 * around, was }];
  });
  return restored(after, replaced) === before ? replaced : undefined;
}

/** The text before, from the one after. */
export function restored(text: string, replaced: readonly Replaced[]): string {
  let result = "";
  let pos = 0;
  for (const { at, now, was } of replaced) {
    result += text.slice(pos, at) + was;
    pos = at + now;
  }
  return result + text.slice(pos);
}
