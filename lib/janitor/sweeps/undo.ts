/** One replacement in the audit log: `after` replaced `before` at `start`, in UTF-16 units. */
export interface LoggedEdit {
  start: number;
  before: string;
  after: string;
}

/** The edits of one entry of the audit log. */
export interface LoggedChange {
  seq: number;
  edits: readonly LoggedEdit[];
  /** The entry that it reverts, if it is a revert. */
  reverts?: number;
}

/** The changes of a file that are not reverted, with their edits as if the reverted ones had never been made. */
export function standing(changes: readonly LoggedChange[]): LoggedChange[] {
  const kept: LoggedChange[] = [];
  for (const change of changes) {
    const at = kept.findIndex(({ seq }) => seq === change.reverts);
    const reverted = kept[at];
    if (reverted) kept.splice(at, kept.length, ...without(reverted.edits, kept.slice(at + 1)));
    else kept.push(change);
  }
  return kept;
}

/** Later changes as if these edits had not been made before them. */
function without(edits: readonly LoggedEdit[], later: readonly LoggedChange[]): LoggedChange[] {
  let undoing = edits.map(({ start, before, after }) => ({ start, before: after, after: before }));
  return later.map((change) => {
    const rebased = rebase(change.edits, undoing);
    undoing = rebase(undoing, change.edits);
    return { ...change, edits: rebased };
  });
}

/** Moves edits behind others, which are in other places: else the revert would have been rejected. */
const rebase = (edits: readonly LoggedEdit[], others: readonly LoggedEdit[]): LoggedEdit[] =>
  edits.map((edit) => ({ ...edit, start: moved(edit.start, edit.before.length, others) ?? edit.start }));

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
