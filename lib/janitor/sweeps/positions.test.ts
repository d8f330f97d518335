import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeRows } from "./positions";

const list = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,2}$/), { maxLength: 30 });

describe("positions of a stored list", () => {
  it("ascend, and are those of the rows that are stored already", () => {
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 12 }), (versions) => {
        let stored: { position: number; hash: string }[] = [];
        for (const hashes of versions) {
          const placed = placeRows(stored, hashes);
          expect(placed).toHaveLength(hashes.length);
          placed.forEach(({ position, isStored }, at) => {
            expect(position).toBeGreaterThan(placed[at - 1]?.position ?? -1);
            if (isStored) expect(stored).toContainEqual({ position, hash: hashes[at] });
          });
          stored = placed.map(({ position }, at) => ({ position, hash: hashes[at] ?? "" }));
        }
      }),
    );
  });

  it("stay when rows are removed and others inserted between them", () => {
    const first = placeRows([], ["a", "b", "c"]);
    const stored = first.map(({ position }, at) => ({ position, hash: "abc"[at] ?? "" }));
    const then = placeRows(stored, ["new", "a", "other", "c"]);
    expect(then.map(({ isStored }) => isStored)).toEqual([false, true, false, true]);
  });

  it("are all new where there is no room between two", () => {
    const stored = [
      { position: 0, hash: "a" },
      { position: 1, hash: "b" },
    ];
    expect(placeRows(stored, ["a", "new", "b"]).every(({ isStored }) => !isStored)).toBe(true);
  });
});
