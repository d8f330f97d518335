/** One replacement in a text; offsets are UTF-16 units, `start === end` inserts. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits, which must be in order and must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let pos = 0;
  for (const edit of edits) {
    if (edit.start < pos || edit.end < edit.start || edit.end > text.length)
      throw new Error(`The edit ${edit.start}–${edit.end} overlaps the one before it, which ends at ${pos}`);
    result += text.slice(pos, edit.start) + edit.text;
    pos = edit.end;
  }
  return result + text.slice(pos);
}

/** The one edit that turns `before` into `after`; none if they are equal. */
export function editBetween(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let same = 0;
  while (
    same < max - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  ) {
    same++;
  }
  // An edit must not split a surrogate pair.
  if (start > 0 && isHigh(before.charCodeAt(start - 1))) start--;
  if (same > 0 && isLow(before.charCodeAt(before.length - same))) same--;
  return [{ start, end: before.length - same, text: after.slice(start, after.length - same) }];
}

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isLow = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
