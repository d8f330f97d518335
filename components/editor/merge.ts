import { diff3Merge } from "node-diff3";

export interface Merge {
  text: string;
  /** Places that were changed in both: the text has both, between marks. */
  conflicts: number;
}

/** With their line ends, so that the text can be put together again. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** The time of a merge grows faster than with the square of the lines, where lines such as blank ones repeat. */
const MAX_LINES = 2_000;

/** What two people made of one text: changes of different lines together, those of the same lines one after the other. */
export function mergeTexts(base: string, mine: string, theirs: string): Merge {
  const eol = /\r\n/.test(base) ? "\r\n" : "\n";
  const { start, end, middles } = withoutCommon([mine, base, theirs].map(linesOf) as Three);
  const regions: Region[] = merged(middles);
  const text = regions.map(({ ok, conflict }) =>
    conflict ? marked(conflict.a.join(""), conflict.b.join(""), eol) : (ok ?? []).join(""),
  );
  return {
    text: [...start, ...text, ...end].join(""),
    conflicts: regions.filter(({ conflict }) => conflict).length,
  };
}

interface Region {
  ok?: string[];
  conflict?: { a: string[]; b: string[] };
}

/** Lines of mine, of the base and of theirs. */
type Three = [string[], string[], string[]];

/** Those between the first and the last line that differ in any of them. */
function withoutCommon(texts: Three): { start: string[]; end: string[]; middles: Three } {
  const [first, ...others] = texts;
  const shortest = Math.min(...texts.map(({ length }) => length));
  let start = 0;
  while (start < shortest && others.every((lines) => lines[start] === first[start])) start++;
  let end = 0;
  while (end < shortest - start && others.every((lines) => lines.at(-1 - end) === first.at(-1 - end))) end++;
  return {
    start: first.slice(0, start),
    end: first.slice(first.length - end),
    middles: texts.map((lines) => lines.slice(start, lines.length - end)) as Three,
  };
}

function merged([mine, base, theirs]: Three) {
  if (Math.max(mine.length, base.length, theirs.length) <= MAX_LINES)
    return diff3Merge(mine, base, theirs, { excludeFalseConflicts: true });
  if (isSame(mine, base) || isSame(mine, theirs)) return [{ ok: theirs }];
  if (isSame(theirs, base)) return [{ ok: mine }];
  return [{ conflict: { a: mine, b: theirs } }];
}

const isSame = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((line, at) => line === other[at]);

const marked = (mine: string, theirs: string, eol: string): string =>
  [
    `<<<<<<< yours${eol}`,
    ended(mine, eol),
    `=======${eol}`,
    ended(theirs, eol),
    `>>>>>>> in the vault${eol}`,
  ].join("");

const ended = (text: string, eol: string): string => (text === "" || text.endsWith("\n") ? text : text + eol);
