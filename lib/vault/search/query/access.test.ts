import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookedUp } from "./access";

const large = { form: "prefix", texts: 100_000, own: 100_000 } as const;
const among = { form: "prefix", texts: 1_000_000 } as const;

describe("words to look up", () => {
  it("are the rare ones, not the beginning of every text", () => {
    expect(lookedUp({ ...large, shares: [0.01, 1, 0.01] }, 1_000)).toEqual([0, 2]);
    expect(lookedUp({ ...large, shares: [1, 0.0001] }, 1_000)).toEqual([1]);
  });

  it("are none where the first texts read soon match", () => {
    expect(lookedUp({ ...large, shares: [0.55] }, 1_000)).toEqual([]);
    expect(lookedUp({ ...large, shares: [0.55] }, Number.POSITIVE_INFINITY)).toEqual([0]);
    expect(lookedUp({ ...large, form: "whole", shares: [0.2] }, 1_000)).toEqual([]);
    expect(lookedUp({ ...large, form: "whole", shares: [0.1] }, 1_000)).toEqual([0]);
  });

  it("are none in a small vault among many", () => {
    expect(lookedUp({ ...among, own: 50, shares: [0.01, 0.02] }, 1_000)).toEqual([]);
    expect(lookedUp({ ...among, own: 50_000, shares: [0.01, 0.02] }, 1_000)).toEqual([0, 1]);
  });

  it("are all where they are whole, and reading what the rarest leaves takes longer", () => {
    const common = { ...large, shares: [0.16, 0.3] };
    expect(lookedUp({ ...common, form: "whole" }, 1_000)).toEqual([0, 1]);
    expect(lookedUp(common, 1_000)).toEqual([0]);
  });

  it("are given once each, whatever the estimates", () => {
    const shares = fc.array(fc.double({ min: 1e-9, max: 1, noNaN: true }), { maxLength: 12 });
    const count = fc.integer({ min: 1, max: 1e9 });
    fc.assert(
      fc.property(
        shares,
        count,
        count,
        fc.constantFrom(1_000, 2_000, Number.POSITIVE_INFINITY),
        fc.constantFrom("whole" as const, "prefix" as const),
        (shares, a, b, limit, form) => {
          const words = lookedUp({ form, texts: Math.max(a, b), own: Math.min(a, b), shares }, limit);
          expect(new Set(words).size).toBe(words.length);
          expect(words.every((at) => at in shares)).toBe(true);
        },
      ),
    );
  });
});
