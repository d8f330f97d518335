import { diff3Merge } from "node-diff3";

export interface Merge {
  text: string;
  /** Places that were changed in both: the text has both, between marks. */
  conflicts: number;
}

/** With their line ends, so that the text can be put together again. */
const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** What two people made of one text: changes of different lines together, those of the same lines one after the other. */
export function mergeTexts(base: string, mine: string, theirs: string): Merge {
  const eol = /\r\n/.test(base) ? "\r\n" : "\n";
  const regions = diff3Merge(linesOf(mine), linesOf(base), linesOf(theirs), { excludeFalseConflicts: true });
  const text = regions.map(({ ok, conflict }) =>
    conflict ? marked(conflict.a.join(""), conflict.b.join(""), eol) : (ok ?? []).join(""),
  );
  return { text: text.join(""), conflicts: regions.filter(({ conflict }) => conflict).length };
}

const marked = (mine: string, theirs: string, eol: string): string =>
  [
    `<<<<<<< yours${eol}`,
    ended(mine, eol),
    `=======${eol}`,
    ended(theirs, eol),
    `>>>>>>> in the vault${eol}`,
  ].join("");

const ended = (text: string, eol: string): string => (text === "" || text.endsWith("\n") ? text : text + eol);
