import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { claimsOf } from "@/lib/distiller/claims";
import { canContradict } from "@/lib/distiller/contradictions";
import { disagreements } from "@/lib/distiller/disagreements";
import { findLocally } from "@/lib/distiller/local/extract";
import { root } from "../support/root";

/** At first sight 18 were found, 17 of them rightly, of 23. */
interface Pair {
  /** Two records of one vault, which no link or project joins. */
  a: string;
  b: string;
  contradicts: boolean;
  why?: string;
}

const PAIRS: Pair[] = JSON.parse(readFileSync(join(root, "tests/corpus/contradictions/pairs.json"), "utf8"));

function isFound({ a, b }: Pair): boolean {
  const claims = [a, b].flatMap((body, i) => {
    const source = { path: `note/${i}.md`, type: "note" as const, name: `Note ${i}`, body };
    return claimsOf(source, findLocally(source)).map((claim) => ({
      ...claim,
      path: source.path,
      type: source.type,
      projects: [],
    }));
  });
  return disagreements(claims, (one, other) => canContradict(one, other, new Set())).some(
    (group) => new Set(group.map(({ path }) => path)).size > 1,
  );
}

it("of pairs of records, finds most that contradict each other, and hardly one that does not", () => {
  const found = PAIRS.filter(isFound);
  const right = found.filter(({ contradicts }) => contradicts);
  const expected = PAIRS.filter(({ contradicts }) => contradicts);
  const faults = PAIRS.filter((pair) => pair.contradicts !== found.includes(pair));
  process.stdout.write(
    `contradictions: ${PAIRS.length} pairs, ${expected.length} expected, ${found.length} found, ${right.length} right\n` +
      faults.map((pair) => `${pair.contradicts ? "-" : "+"} ${pair.a} | ${pair.b}\n`).join(""),
  );
  expect(right.length / found.length).toBeGreaterThanOrEqual(0.95);
  expect(right.length / expected.length).toBeGreaterThanOrEqual(0.8);
});
