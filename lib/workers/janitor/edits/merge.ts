import { applyEdits, type TextEdit } from "./edit";

/** Do two sets of edits touch different places? Two insertions at one place are, one behind the other. */
export const areApart = (some: readonly TextEdit[], others: readonly TextEdit[]): boolean =>
  some.every((a) => others.every((b) => isApart(a, b)));

function isApart(a: TextEdit, b: TextEdit): boolean {
  const bothInsert = a.start === a.end && b.start === b.end;
  return bothInsert || a.end < b.start || b.end < a.start;
}

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
