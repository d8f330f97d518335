/** How much the first places count before the later ones; 60 is what Cormack, Clarke and Büttcher (2009) found. */
const K = 60;

export interface Ranked {
  path: string;
  score: number;
}

/**
 * Reciprocal rank fusion: what several rankings have high up comes first. Each ranking is best first; what scores the same
 * shares a place.
 */
export function fuse(rankings: readonly (readonly Ranked[])[]): Ranked[] {
  const scores = new Map<string, number>();
  for (const ranking of rankings)
    for (const { path, place } of withPlaces(ranking))
      scores.set(path, (scores.get(path) ?? 0) + 1 / (K + place));
  return [...scores]
    .map(([path, score]) => ({ path, score }))
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
}

/** Places count from 1. */
function withPlaces(ranking: readonly Ranked[]): { path: string; place: number }[] {
  let place = 0;
  return ranking.map(({ path, score }, at) => {
    if (ranking[at - 1]?.score !== score) place = at + 1;
    return { path, place };
  });
}
