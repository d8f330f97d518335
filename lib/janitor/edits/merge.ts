import { applyEdits, type TextEdit } from "./edit";

/** Whether two sets of edits do not overlap. Insertions at the same offset are allowed where `mayShare` is true. */
export const areDisjoint = (
  some: readonly TextEdit[],
  others: readonly TextEdit[],
  mayShare: (offset: number) => boolean = () => false,
): boolean =>
  some.every((a) => others.every((b) => isDisjoint(a, b) || (areSameInsertion(a, b) && mayShare(a.start))));

const isDisjoint = (a: TextEdit, b: TextEdit): boolean => a.end < b.start || b.end < a.start;

const areSameInsertion = (a: TextEdit, b: TextEdit): boolean =>
  a.start === a.end && b.start === b.end && a.start === b.start;

/** Moves edits to where they are after `done`, which must not overlap them, is applied. */
const shiftEdits = (edits: readonly TextEdit[], done: readonly TextEdit[]): TextEdit[] =>
  edits.map(({ start, end, text }) => {
    const by = done
      .filter((earlier) => earlier.start <= start)
      .reduce((sum, earlier) => sum + earlier.text.length - (earlier.end - earlier.start), 0);
    return { start: start + by, end: end + by, text };
  });

/** `text`, and the text after each of the repairs in turn. */
export function applyInOrder(text: string, repairs: readonly (readonly TextEdit[])[]): string[] {
  const texts = [text];
  const done: TextEdit[] = [];
  for (const edits of repairs) {
    texts.push(applyEdits(texts.at(-1) ?? text, shiftEdits(edits, done)));
    done.push(...edits);
  }
  return texts;
}
