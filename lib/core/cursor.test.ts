import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeCursor, encodeCursor } from "./cursor";

it("a cursor bears any parts, and is safe in a URL", () => {
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
  const refused = expect.objectContaining({ code: "VALIDATION_ERROR" });
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
