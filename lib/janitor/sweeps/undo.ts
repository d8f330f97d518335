/** One replacement in the audit log: `after` replaced `before` at `start`, in UTF-16 units. */
export interface LoggedEdit {
  start: number;
  before: string;
  after: string;
}

/**
 * Undoes edits that later edits in other places follow; null if a later edit touched the same place. `logged` is the
 * reverse change, for the audit log.
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

/** The new offset of a range after later edits; null if one of them touched it. */
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
