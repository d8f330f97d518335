import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { times } from "@/tests/support/property";
import { parseJson } from "./json";

const messageOf = (text: string): string => {
  try {
    parseJson(text);
    return "";
  } catch (error) {
    return (error as Error).message.replace("This is not valid JSON ", "");
  }
};

describe("parseJson", () => {
  it.each([
    ["", "at the end: expected a value"],
    ["{", "at the end: expected a key in double quotes"],
    ['{"a"', "at the end: expected :"],
    ['{"a":', "at the end: expected a value"],
    ['{"a":1', "at the end: expected , or }"],
    ['{"a":1,}', "at line 1, column 8: expected a key in double quotes"],
    ['{"a":}', "at line 1, column 6: expected a value"],
    ["{'a':1}", "at line 1, column 2: expected a key in double quotes"],
    ["[1,\n 2\n 3]", "at line 3, column 2: expected , or ]"],
    ["[1,]", "at line 1, column 4: expected a value"],
    ["{} {}", "at line 1, column 4: nothing may follow the value"],
    ["01", "at line 1, column 2: nothing may follow the value"],
    ["NaN", "at line 1, column 1: expected a value"],
    ['"a', "at the end: the string does not end"],
    ['"a\nb"', "at line 1, column 3: this character is not allowed in a string"],
    ['"\\x"', "at line 1, column 2: this character is not allowed in a string"],
    ["\ufeff{}", "at line 1, column 1: expected a value"],
    ['{"a":1,\n "a":2}', 'at line 2, column 2: the key "a" appears twice'],
    ['{"a":{"b":[{"c":1,"\\u0063":2}]}}', 'at line 1, column 19: the key "c" appears twice'],
    ['{"__proto__":1,"__proto__":2}', 'at line 1, column 16: the key "__proto__" appears twice'],
  ])("says of %j where and what is wrong", (text, message) => {
    expect(messageOf(text)).toBe(message);
  });

  it("takes one key in several objects", () => {
    expect(parseJson('[{"a":1},{"a":{"a":2}},{"b":"a"}]')).toEqual([{ a: 1 }, { a: { a: 2 } }, { b: "a" }]);
  });

  it("refuses values that are nested too deep", () => {
    expect(messageOf("[".repeat(10_000_000))).toMatch(/nested deeper than 200 levels/);
    expect(messageOf("[".repeat(200) + "]".repeat(200))).toBe("");
  });

  it("reads valid JSON as JSON.parse does", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(0, 2), (text, indent) => {
        const spaced = JSON.stringify(JSON.parse(text), null, indent);
        expect(parseJson(spaced)).toEqual(JSON.parse(spaced));
      }),
    );
  });

  it("refuses invalid JSON and repeated keys only", () => {
    const pieces = fc.constantFrom(
      ...'{}[],:"\\ 0123-+.eE',
      "true",
      "null",
      '"a"',
      '"\\n"',
      "\n",
      "\u0001",
      "é",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        let isValid = true;
        try {
          JSON.parse(text);
        } catch {
          isValid = false;
        }
        const message = messageOf(text);
        expect([text, message === "" || message.includes("twice")]).toEqual([text, isValid]);
      }),
      { numRuns: 20_000 },
    );
  });

  it.each([
    ["a long string", (size: number) => JSON.stringify("x".repeat(size))],
    ["a long string of escapes", (size: number) => `"${"\\n".repeat(size)}"`],
    ["a long list", (size: number) => `[${"0,".repeat(size)}0]`],
    ["many blanks", (size: number) => " ".repeat(size)],
  ])("takes linear time for %s", (what, text) => {
    expectLinear(what, (size) => messageOf(text(size)), times(2_000_000, 400_000));
  });
});
