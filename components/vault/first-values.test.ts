import fc from "fast-check";
import { expect, it } from "vitest";
import { firstValues } from "./first-values";

it("leaves ordinary metadata as it is", () => {
  const metadata = { type: "note", tags: ["a", "b"], deep: { x: [1, null] }, empty: "", list: [["x"]] };
  expect(firstValues(metadata)).toEqual({ fields: Object.entries(metadata), isCut: false });
});

it("shows at most so much of any metadata", () => {
  const value = fc.letrec((again) => ({
    value: fc.oneof(fc.string(), fc.integer(), fc.constant("x".repeat(9_000)), again("list")),
    list: fc.array(again("value"), { maxLength: 40 }),
  }));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value.value, { maxKeys: 60 }), (metadata) => {
      const { fields } = firstValues(metadata);
      expect(JSON.stringify(fields).length).toBeLessThan(500_000);
      expect(JSON.stringify(fields).split(",").length).toBeLessThan(5_000);
    }),
    { numRuns: 50 },
  );
});

it("says that there is more", () => {
  const { fields, isCut } = firstValues({ a: Array.from({ length: 30_000 }, () => "x") });
  expect(isCut).toBe(true);
  expect(fields[0]?.[1]).toHaveLength(298);
});
