/** One replacement as the audit log has it: at `start` of the text, in UTF-16 units, `after` took the place of `before`. */
export interface LoggedEdit {
  start: number;
  before: string;
  after: string;
}

/**
 * The text without some edits that were made to it, though others came after them in other places; null where those
 * touched the same place. `logged` is the change back, as the log is to have it.
 */
export function undo(
  edits: readonly LoggedEdit[],
  since: readonly (readonly LoggedEdit[])[],
  text: string,
): { text: string; logged: LoggedEdit[] } | null {
  const logged: LoggedEdit[] = [];
  for (const edit of edits) {
    const start = since.reduce<number | null>(
      (at, later) => (at === null ? null : moved(at, edit.after.length, later)),
      edit.start,
    );
    if (start === null || text.slice(start, start + edit.after.length) !== edit.after) return null;
    logged.push({ start, before: edit.after, after: edit.before });
  }
  return { text: applied(text, logged), logged };
}

/** Where a span that began at `at` lies after other edits; null when one of them touched it. */
function moved(at: number, length: number, edits: readonly LoggedEdit[]): number | null {
  let shift = 0;
  for (const { start, before, after } of edits) {
    const isBehind = start >= at + length && (length > 0 || start > at || before.length > 0);
    const isAhead = start + before.length <= at;
    if (isAhead && !(start === at && before.length === 0 && length === 0))
      shift += after.length - before.length;
    else if (!isBehind) return null;
  }
  return at + shift;
}

const applied = (text: string, edits: readonly LoggedEdit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, before, after }) =>
        result.slice(0, start) + after + result.slice(start + before.length),
      text,
    );
