import fc from "fast-check";
import { expect, it } from "vitest";
import {
  decodeCursor,
  decodeMoment,
  decodeNumber,
  encodeCursor,
  encodeMoment,
  encodeNumber,
  PART,
} from "./cursor";

const refused = expect.objectContaining({ code: "VALIDATION_ERROR" });

it("a cursor holds any parts, and is safe in a URL", () => {
  fc.assert(
    fc.property(fc.tuple(fc.string({ unit: "binary" }), fc.string()), (parts) => {
      fc.pre(!parts.some((part) => part.includes("\0")));
      const cursor = encodeCursor(parts);
      expect(cursor).toMatch(/^[\w-]*$/);
      expect(decodeCursor(cursor, 2)).toEqual(parts);
    }),
  );
});

it("any other text is refused, whatever it is", () => {
  for (const value of [null, {}, [1], ["a"], ["a", "b", "c"], ["a", null], ["a", "\0"], "ab"]) {
    const cursor = Buffer.from(JSON.stringify(value)).toString("base64url");
    expect(() => decodeCursor(cursor, 2), JSON.stringify(value)).toThrow(refused);
  }
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(() => decodeCursor(text, 2)).toThrow(refused);
    }),
  );
});

it("a number round-trips, and other text is refused", () => {
  for (const number of [0, 7, 2 ** 31 - 1]) expect(decodeNumber(encodeNumber(number))).toBe(number);
  for (const text of ["", "-1", "1.5", "1e3", "2147483648", "7 "])
    expect(() => decodeNumber(encodeCursor([text])), text).toThrow(refused);
  const large = encodeNumber(2 ** 40);
  expect(() => decodeNumber(large)).toThrow(refused);
  expect(decodeNumber(large, Number.MAX_SAFE_INTEGER)).toBe(2 ** 40);
});

it("a time round-trips, and other text is refused", () => {
  const moment = { at: new Date("2026-11-26T08:30:00.123Z"), id: "0198f3a2-7c1e-7000-8000-0123456789ab" };
  expect(decodeMoment(encodeMoment(moment))).toEqual(moment);
  for (const parts of [
    ["", moment.id],
    ["999999999999999", moment.id],
    ["1", "0198f3a2"],
  ])
    expect(() => decodeMoment(encodeCursor(parts)), String(parts)).toThrow(refused);
});

it("a part of one is written as JavaScript writes it, and is one that Postgres can hold", () => {
  for (const part of [0, 0.5, 0.85, 1, 1e-7, 1.25e-37]) expect(String(part)).toMatch(PART);
  for (const text of ["", "-1", "0.", ".5", "1e7", "1e-46", "1e-99", "NaN"]) expect(text).not.toMatch(PART);
});
