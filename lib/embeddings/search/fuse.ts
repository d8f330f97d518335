/** Dampens the weight of the first ranks; the value of Cormack, Clarke and Büttcher (2009). */
const K = 60;

export interface Ranked {
  path: string;
  score: number;
  /** What its rank counts, from 0 to 1; 1 by default. */
  weight?: number;
}

/** Reciprocal rank fusion of rankings that are best first. Equal scores share a rank. */
export function fuse(rankings: readonly (readonly Ranked[])[]): Ranked[] {
  const scores = new Map<string, number>();
  for (const ranking of rankings)
    for (const { path, rank, weight } of withRanks(ranking))
      scores.set(path, (scores.get(path) ?? 0) + weight / (K + rank));
  return [...scores]
    .map(([path, score]) => ({ path, score }))
    .sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
}

/** Ranks count from 1. */
function withRanks(ranking: readonly Ranked[]): { path: string; rank: number; weight: number }[] {
  let rank = 0;
  return ranking.map(({ path, score, weight = 1 }, at) => {
    if (ranking[at - 1]?.score !== score) rank = at + 1;
    return { path, rank, weight };
  });
}
