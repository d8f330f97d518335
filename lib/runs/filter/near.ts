/**
 * The one of `names` that `word` was probably meant to be: the same except for case and punctuation, the only one
 * that contains it, or the nearest within a few typing mistakes.
 */
export function nearest<Name extends string>(word: string, names: readonly Name[]): Name | undefined {
  const meant = plain(word);
  if (meant === "" || meant.length > 40) return undefined;
  const same = names.find((name) => plain(name) === meant);
  if (same) return same;
  const containing = names.filter((name) => meant.length > 2 && plain(name).includes(meant));
  if (containing.length === 1) return containing[0];
  const allowed = Math.min(3, Math.floor(meant.length / 3));
  const ranked = names
    .map((name) => ({ name, distance: mistakes(meant, plain(name)) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name;
}

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, "");

/** How many letters must be put in, left out or replaced to make `b` of `a` (Levenshtein). */
function mistakes(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(row, j - 1) + (b[j - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, at(row, j) + 1, at(next, j - 1) + 1));
    }
    row = next;
  }
  return at(row, b.length);
}

const at = (row: number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
