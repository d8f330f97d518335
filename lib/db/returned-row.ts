/** The row of an `insert … returning`, which always has one. */
export function returnedRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The statement returned no row");
  return row;
}
