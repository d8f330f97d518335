import { applyEdits, type TextEdit } from "./edit";

/** Do two sets of edits touch different places? Two insertions at one place do where `mayShare` says so. */
export const areApart = (
  some: readonly TextEdit[],
  others: readonly TextEdit[],
  mayShare: (place: number) => boolean = () => false,
): boolean =>
  some.every((a) => others.every((b) => isApart(a, b) || (areOneInsertion(a, b) && mayShare(a.start))));

const isApart = (a: TextEdit, b: TextEdit): boolean => a.end < b.start || b.end < a.start;

const areOneInsertion = (a: TextEdit, b: TextEdit): boolean =>
  a.start === a.end && b.start === b.end && a.start === b.start;

/** The edits of a text as they are for the same text once `done`, which are apart from them, are made. */
export const shifted = (edits: readonly TextEdit[], done: readonly TextEdit[]): TextEdit[] =>
  edits.map(({ start, end, text }) => {
    const by = done
      .filter((earlier) => earlier.start <= start)
      .reduce((sum, earlier) => sum + earlier.text.length - (earlier.end - earlier.start), 0);
    return { start: start + by, end: end + by, text };
  });

/** The texts between the edits of several repairs, the first being `text` itself; each repair is made on the one before. */
export function inTurn(text: string, repairs: readonly (readonly TextEdit[])[]): string[] {
  const texts = [text];
  const done: TextEdit[] = [];
  for (const edits of repairs) {
    texts.push(applyEdits(texts.at(-1) ?? text, shifted(edits, done)));
    done.push(...edits);
  }
  return texts;
}
