import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PhraseCounts, PhraseSketch } from "./phrase-counts";

describe("phrases of a large group", () => {
  it("are forgotten when they are rare, and never those that a fifth of the texts have", () => {
    const counts = new PhraseCounts();
    const texts = 3_000;
    for (let text = 0; text < texts; text += 1) {
      const rare = Array.from({ length: 100 }, (_, n) => `phrase ${text} ${n}`);
      const frequent = text % 5 === 0 ? ["grape harvest"] : [];
      counts.add(new Map([...rare, ...frequent].map((key) => [key, key])));
    }
    const known = new Map(counts);
    expect(known.size).toBeLessThan(101_000);
    const { texts: found = 0 } = known.get("grape harvest") ?? {};
    expect(found / texts).toBeGreaterThan(0.18);
  });

  it("are counted with those of a group that is joined, each with its first spelling", () => {
    const [one, other] = [new PhraseCounts(), new PhraseCounts()];
    one.add(new Map([["heat pump", "Heat pump"]]));
    other.add(new Map([["heat pump", "heat pump"]]));
    other.add(new Map([["roof", "roof"]]));
    one.join(other);
    expect([...one]).toEqual([
      ["heat pump", { texts: 2, spelling: "Heat pump" }],
      ["roof", { texts: 1, spelling: "roof" }],
    ]);
    one.forgetSingle();
    expect([...one].map(([key]) => key)).toEqual(["heat pump"]);
  });
});

describe("phrases of a vault", () => {
  it("are in at least as many texts as counted, whatever they are", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: "grapheme", maxLength: 8 }))), (texts) => {
        const sketch = new PhraseSketch();
        const sets = texts.map((keys) => new Set(keys));
        for (const keys of sets) sketch.add(keys);
        for (const key of texts.flat())
          expect(sketch.textsWith(key)).toBeGreaterThanOrEqual(sets.filter((keys) => keys.has(key)).length);
      }),
      { numRuns: 20 },
    );
  });
});
