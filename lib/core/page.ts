/** A page, of one row more than it has at most, and the cursor of its last row where others follow. */
export function cutPage<R>(
  rows: readonly R[],
  limit: number,
  cursorOf: (last: R) => string,
): { page: R[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
