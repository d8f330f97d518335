import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { findUnstorable } from "./storable";
import { isStorable } from "./text";

const text = fc.string({ unit: "binary" }).filter(isStorable);
const number = fc.oneof(fc.maxSafeInteger(), fc.double({ noDefaultInfinity: true }).filter(isNotWhole));
const leaf = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const { value: storable } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    leaf,
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(text, tie("value"), { maxKeys: 4 }),
  ),
}));
const poison = fc.oneof(
  fc.tuple(fc.string(), fc.constantFrom("\0", "\ud800", "\udfff"), text).map((parts) => parts.join("x")),
  fc.bigInt({ min: 2n ** 53n }).map((big) => Number(big)),
  fc.bigInt({ max: -(2n ** 53n) }).map((big) => Number(big)),
  fc.constantFrom(1e22, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
);
const step = fc.oneof(fc.nat(3), text);

function isNotWhole(value: number): boolean {
  return !Number.isInteger(value) && !Number.isNaN(value);
}

/** The value within lists and objects, at this path. */
const wrap = (path: readonly (string | number)[], value: unknown): unknown =>
  path.reduceRight<unknown>(
    (inner, key) =>
      typeof key === "number" ? [...Array(key).fill("ok"), inner] : Object.fromEntries([[key, inner]]),
    value,
  );

describe("findUnstorable", () => {
  it("finds nothing in what JSON and Postgres keep as it is", () => {
    fc.assert(
      fc.property(storable, (value) => {
        expect(findUnstorable(value)).toBeNull();
        expect(findUnstorable(JSON.parse(JSON.stringify(value)))).toBeNull();
      }),
      depth(5_000),
    );
  });

  it("finds values that cannot be stored, at any depth", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), poison, (path, value) => {
        expect(findUnstorable(wrap(path, value))).toMatchObject({ path: path.map(String) });
      }),
      depth(5_000),
    );
  });

  it("finds keys, and writes them so that the message can be sent", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), fc.constantFrom("\0", "a\ud800"), (path, key) => {
        const found = findUnstorable(wrap(path, { [key]: 1 }));
        expect(found?.path).toEqual([...path.map(String), JSON.stringify(key)]);
        expect(isStorable(String(found?.path))).toBe(true);
      }),
      depth(1_000),
    );
  });

  it("leaves bytes and dates alone", () => {
    expect(findUnstorable({ bytes: new Uint8Array([0]), at: new Date(), none: undefined })).toBeNull();
  });
});
