/**
 * How well two ways to group the same things agree, from about 0 for chance to 1 for the same (Hubert and Arabie 1985,
 * the adjusted Rand index).
 */
export function adjustedRand(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const pairs = (n: number) => (n * (n - 1)) / 2;
  const sum = (keys: readonly (string | number)[]) => {
    const counts = new Map<string | number, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts.values()].reduce((total, n) => total + pairs(n), 0);
  };
  const [inA, inB] = [sum(a), sum(b)];
  const inBoth = sum(a.map((key, at) => `${key}\0${b[at]}`));
  const expected = (inA * inB) / pairs(a.length);
  const most = (inA + inB) / 2;
  return most === expected ? 1 : (inBoth - expected) / (most - expected);
}
