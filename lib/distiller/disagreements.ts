import { groupBy } from "@/lib/core/group-by";

/** A claim of a record, with the projects that the record links to. */
export interface ComparableClaim {
  key: string;
  path: string;
  value: string;
  quote: string;
  type: string;
  projects: string[];
}

/** Claims on one subject and measure that cannot all hold, one of each record. */
export type Disagreement = ComparableClaim[];

/** Groups the claims of each key that contradict each other, directly or by others: a claim of each value first. */
export function disagreements(
  claims: readonly ComparableClaim[],
  isContradiction: (a: ComparableClaim, b: ComparableClaim) => boolean,
): Disagreement[] {
  const byKey = groupBy(claims, ({ key }) => key);
  return [...byKey.values()].flatMap((same) => groupsOf(same, isContradiction)).map(valuesFirst);
}

/** The connected parts of more than one claim. */
function groupsOf(
  claims: readonly ComparableClaim[],
  isContradiction: (a: ComparableClaim, b: ComparableClaim) => boolean,
): Disagreement[] {
  const left = new Set(claims);
  const groups: Disagreement[] = [];
  for (const claim of claims) {
    if (!left.delete(claim)) continue;
    const group = [claim];
    for (const one of group)
      for (const other of left)
        if (isContradiction(one, other)) {
          left.delete(other);
          group.push(other);
        }
    if (group.length > 1) groups.push(group);
  }
  return groups;
}

function valuesFirst(group: Disagreement): Disagreement {
  const sorted = group.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const seen = new Set<string>();
  const first = sorted.filter(({ value }) => !seen.has(value) && seen.add(value));
  return [...first, ...sorted.filter((claim) => !first.includes(claim))];
}
