import type { LeftOut } from "./left-out";

const MIN_CHANCE = 0.5;
const share = (right: number, of: number): string => (of === 0 ? "  – " : (right / of).toFixed(2));

/** What the proposals of a model add to the rules, by author, and how often they are right by the chance that they claim. */
export function reportOf(title: string, sets: readonly LeftOut[]): string {
  const rows = [...sets, totalOf(sets)].map(({ set, wanted, found, right, proposals }) => {
    const made = proposals.filter(({ chance }) => chance >= MIN_CHANCE);
    const added = made.filter(({ isRight }) => isRight).length;
    return [
      set.padEnd(12),
      `rules ${share(right, found)} / ${share(right, wanted)}`,
      `with proposals ${share(right + added, found + made.length)} / ${share(right + added, wanted)}`,
      `proposals ${added} of ${made.length} right`,
    ].join("   ");
  });
  const all = sets.flatMap(({ proposals }) => proposals);
  const claims = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((from) => {
    const claimed = all.filter(({ chance }) => chance >= from && chance < from + 0.1);
    return `${from.toFixed(1)}: ${claimed.filter(({ isRight }) => isRight).length} of ${claimed.length}`;
  });
  return [
    `${title} of authors who were left out, precision / recall`,
    ...rows,
    `claimed ${claims.join(", ")}`,
  ].join("\n");
}

const totalOf = (sets: readonly LeftOut[]): LeftOut => ({
  set: "all",
  wanted: sets.reduce((sum, { wanted }) => sum + wanted, 0),
  found: sets.reduce((sum, { found }) => sum + found, 0),
  right: sets.reduce((sum, { right }) => sum + right, 0),
  proposals: sets.flatMap(({ proposals }) => proposals),
});
