import fc from "fast-check";
import { expect, it } from "vitest";
import { editsBetween } from "./name-search";

/** The Levenshtein distance, by its definition. */
function distance(a: string, b: string): number {
  if (a === "" || b === "") return a.length + b.length;
  const [x, y] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return distance(x, y);
  return 1 + Math.min(distance(x, y), distance(x, b), distance(a, y));
}

it("counts edits up to a limit", () => {
  const name = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 7 });
  fc.assert(
    fc.property(name, name, fc.nat(4), (a, b, limit) => {
      const [edits, wanted] = [editsBetween(a, b, limit), distance(a, b)];
      expect(wanted <= limit ? edits === wanted : edits > limit).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
