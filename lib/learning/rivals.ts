import { groupBy } from "@/lib/core/group-by";
import type { PatternCount } from "./count";
import { FEATURE_KINDS, isWeak, kindOfPattern } from "./features";
import type { Route } from "./labels";

/** Most specific first: by kind, then by length, then alphabetically. */
export const byRank = (a: Pick<Route, "pattern">, b: Pick<Route, "pattern">): number =>
  rankOf(a.pattern) - rankOf(b.pattern) ||
  b.pattern.length - a.pattern.length ||
  (a.pattern < b.pattern ? -1 : 1);

const rankOf = (pattern: string): number =>
  (FEATURE_KINDS as readonly string[]).indexOf(kindOfPattern(pattern));

/** Keeps only the most specific of the patterns of one kind that the same inputs support. */
export function dropRedundant(counted: readonly PatternCount[]): PatternCount[] {
  const seen = new Set<string>();
  return [...counted].sort(byRank).filter(({ kind, pattern, destination, inputs }) => {
    const same = JSON.stringify([kind, kindOfPattern(pattern), destination, inputs]);
    return !seen.has(same) && seen.add(same);
  });
}

const wrongOf = ({ agreeing, observed }: PatternCount): number => observed - agreeing;

/**
 * The patterns that no other one beats. One is beaten by another that finds all files that it finds for the same
 * destination, and is wrong about fewer; a weak one also by a stronger one that is wrong about as many.
 */
export function unbeaten(formed: readonly PatternCount[]): PatternCount[] {
  const aimOf = ({ kind, destination }: PatternCount) => JSON.stringify([kind, destination]);
  const rivals = groupBy(formed, aimOf);
  return formed.filter((each) => {
    const others = rivals.get(aimOf(each)) ?? [];
    return !others.some((other) => beats(other, each));
  });
}

function beats(other: PatternCount, each: PatternCount): boolean {
  const isStronger = isWeak(each.pattern) && !isWeak(other.pattern);
  const isBetter = wrongOf(other) < wrongOf(each) || (isStronger && wrongOf(other) === wrongOf(each));
  if (!isBetter || other.agreeing < each.agreeing) return false;
  const found = new Set(other.inputs);
  return each.inputs.every((input) => found.has(input));
}
