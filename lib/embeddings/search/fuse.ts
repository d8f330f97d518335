/** How much the first places count before the later ones; 60 is what Cormack, Clarke and Büttcher (2009) found. */
const K = 60;

export interface Ranked {
  path: string;
  score: number;
}

/** Reciprocal rank fusion: what several rankings have high up comes first. Each ranking is best first. */
export function fuse(rankings: readonly (readonly string[])[]): Ranked[] {
  const scores = new Map<string, number>();
  for (const ranking of rankings)
    for (const [place, path] of ranking.entries())
      scores.set(path, (scores.get(path) ?? 0) + 1 / (K + place + 1));
  return [...scores]
    .map(([path, score]) => ({ path, score }))
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
}
