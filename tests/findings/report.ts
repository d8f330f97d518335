import { LIKELY, SURE } from "@/lib/curator";
import { MIN_FOUND } from "@/lib/curator/local/learned/names/weigh-names";
import type { Claim, LeftOut } from "./left-out";

const share = (right: number, of: number): string => (of === 0 ? "  – " : (right / of).toFixed(2));
const rightOf = (claims: readonly Claim[]): number => claims.filter(({ isRight }) => isRight).length;
const titledOf = (claims: readonly Claim[]): number =>
  claims.filter(({ isRight, isPlaced }) => isRight && !isPlaced).length;
/** Right by the title or by where it stands, and of these by the title. */
function tally(claims: readonly Claim[]): string {
  const [right, titled] = [rightOf(claims), titledOf(claims)];
  return `${right}${titled < right ? ` (${titled} by title)` : ""} of ${claims.length}`;
}

/** What a model makes of the rules' finds and adds to them, by author, and how often finds are right by the chance that is claimed. */
export function reportOf(title: string, sets: readonly LeftOut[]): string {
  const all = totalOf(sets);
  return [
    `${title} of authors who were left out, precision / recall`,
    ...[...sets, all].map(rowOf),
    `claimed of the rules' finds ${claimsOf(all.found)}`,
    `claimed of proposals ${claimsOf(all.proposals)}`,
    `recall by the floor of proposals, by title and by place, and how many of them a file has: ${curveOf(all)}`,
  ].join("\n");
}

function rowOf({ set, wanted, found, proposals }: LeftOut): string {
  const made = proposals.filter(({ chance }) => chance >= LIKELY);
  const left = found.filter(({ chance }) => chance >= MIN_FOUND);
  const both = [...left, ...made];
  return [
    set.padEnd(8),
    `rules ${share(titledOf(found), found.length)} / ${share(titledOf(found), wanted)}`,
    `with models ${share(titledOf(both), both.length)} / ${share(titledOf(both), wanted)}`,
    `where they stand ${share(rightOf(both), both.length)} / ${share(rightOf(both), wanted)}`,
    `written ${tally(found.filter(({ confidence = 0 }) => confidence >= SURE - 0.001))} -> ${tally(found.filter(({ chance }) => chance >= SURE))}`,
    `dropped ${tally(found.filter(({ chance }) => chance < MIN_FOUND))}`,
    `proposals ${tally(made)}`,
  ].join("   ");
}

const FLOORS = [0.5, 0.35, 0.25, 0.2, 0.15, 0.12, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03, 0.02];

/** How recall grows with the number of proposals. */
const curveOf = ({ found, proposals, wanted, files }: LeftOut): string =>
  FLOORS.map((floor) => {
    const made = proposals.filter(({ chance }) => chance >= floor);
    const left = found.filter(({ chance }) => chance >= Math.min(floor, MIN_FOUND));
    const all = [...left, ...made];
    const recall = `${share(titledOf(all), wanted)} | ${share(rightOf(all), wanted)}`;
    return `${floor}: ${recall} (${(made.length / files).toFixed(1)})`;
  }).join(", ");

const claimsOf = (claims: readonly Claim[]): string =>
  [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    .map((from) => {
      const claimed = claims.filter(({ chance }) => chance >= from && chance < from + 0.1);
      return `${from.toFixed(1)}: ${tally(claimed)}`;
    })
    .join(", ");

const totalOf = (sets: readonly LeftOut[]): LeftOut => ({
  set: "all",
  wanted: sets.reduce((sum, { wanted }) => sum + wanted, 0),
  files: sets.reduce((sum, { files }) => sum + files, 0),
  found: sets.flatMap(({ found }) => found),
  proposals: sets.flatMap(({ proposals }) => proposals),
});
