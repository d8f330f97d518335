import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { jsonValue, oddText } from "./documents.fixture";
import { parseRecord } from "./parse";
import { renderRecord } from "./render";

describe("renderRecord", () => {
  it("writes what a person would", () => {
    const text = renderRecord(
      {
        type: "person",
        name: "Alice Chen",
        created: "2024-01-15",
        at: "2024-01-15T10:20:30Z",
        org: "[[org/Acme]]",
        met: "at [[event/X]], twice",
        tags: ["a", "b c", "x: y"],
        none: [],
        count: 12,
        ratio: 1.5,
        done: false,
        nothing: null,
        where: { city: "Rome", geo: [1.5, -2] },
        people: [{ name: "A", role: "b" }, ["x", ["y"]]],
        notes: "two\nlines\n",
        motto: "one\n  two",
        url: "https://example.com/a?b=c",
        email: "a@b.c",
      },
      "# Alice\n",
    );
    expect(text).toBe(`---
type: person
name: Alice Chen
created: 2024-01-15
at: 2024-01-15T10:20:30Z
org: "[[org/Acme]]"
met: "at [[event/X]], twice"
tags:
  - a
  - b c
  - "x: y"
none: []
count: 12
ratio: 1.5
done: false
nothing: null
where:
  city: Rome
  geo:
    - 1.5
    - -2
people:
  - name: A
    role: b
  - - x
    - - y
notes: |
  two
  lines
motto: |-
  one
    two
url: https://example.com/a?b=c
email: a@b.c
---

# Alice
`);
  });

  it.each([
    "",
    " ",
    " a",
    "a ",
    "1",
    "-1",
    "1.10",
    "0x1F",
    "1e3",
    ".inf",
    ".NaN",
    "null",
    "~",
    "true",
    "False",
    "yes",
    "No",
    "y",
    "12:30",
    "1_000",
    "@a",
    "`a`",
    "%a",
    "!a",
    "&a",
    "*a",
    "|",
    ">",
    "- a",
    "-",
    "--- a",
    "...",
    "?",
    "? a",
    ": a",
    "a: b",
    "a:",
    "a #b",
    "#a",
    "[a]",
    "{a}",
    '"a"',
    "'a'",
    "a\\b",
    "[[x]]",
    "![[x]]",
    "x [[y]]",
    "a\tb",
    "a\r\nb",
    "\u0085",
    "\u2028",
    "\ufeffa",
    "a\0b",
    "\ud800",
    "{{t}}",
    "<<",
    "=",
    "123456789012345678901",
  ])("quotes %j only as needed, and reads it back", (value) => {
    expect(
      parseRecord(renderRecord({ a: value, b: [value], [value || "k"]: { c: value } }, "")).frontmatter,
    ).toEqual({ a: value, b: [value], [value || "k"]: { c: value } });
  });

  it.each([
    "Alice",
    "Ada's plan",
    "50% off",
    "a, b",
    "(x)",
    "日本",
    "👍 ok",
    "a:b",
    "a#b",
    "2024-01-05",
    "C++",
    'it\'s "so"',
    "x [y]",
    "$5",
    "/path",
    "~home",
  ])("leaves %j bare", (value) => {
    expect(renderRecord({ a: value }, "")).toBe(`---\na: ${value}\n---\n`);
  });

  it.each([
    0,
    -0,
    1,
    -1,
    2 ** 53,
    2 ** 53 - 1,
    -(2 ** 60),
    1e21,
    1.5e300,
    5e-324,
    0.1,
    1e-7,
    Number.MAX_VALUE,
  ])("keeps the number %d", (value) => {
    expect(Object.is(parseRecord(renderRecord({ a: value }, "")).frontmatter.a, value)).toBe(true);
  });

  it("reads back every value and body", () => {
    const whole = fc.property(
      fc.dictionary(fc.oneof(oddText, fc.string()), jsonValue, { maxKeys: 6 }),
      oddText,
      (frontmatter, body) => {
        const wanted = JSON.parse(JSON.stringify(frontmatter));
        expect(parseRecord(renderRecord(frontmatter, body))).toEqual({ frontmatter: wanted, body });
      },
    );
    fc.assert(whole, depth(3000));
  }, 60_000);

  it("keeps lists that look like links apart from links", () => {
    const frontmatter = {
      a: [["x"]],
      b: [[["x"]]],
      c: [[]],
      d: [[[]]],
      e: { f: [["x", "y"]] },
      g: [["[[x]]"]],
    };
    expect(parseRecord(renderRecord(frontmatter, "")).frontmatter).toEqual(frontmatter);
  });

  it("leaves out what is undefined, and refuses what JSON cannot hold", () => {
    expect(renderRecord({ a: undefined, b: { c: undefined } }, "")).toBe("---\nb: {}\n---\n");
    expect(renderRecord({ a: new Date(0) }, "")).toBe("---\na: 1970-01-01T00:00:00.000Z\n---\n");
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1n, () => 1, Symbol("a")]) {
      expect(() => renderRecord({ a: value }, "")).toThrow("neither text, number, list nor map");
    }
  });

  it("refuses what would not be read again", () => {
    expect(() => renderRecord({ a: "x".repeat(70_000) }, "")).toThrow("64 KiB");
    expect(() => renderRecord({ ["k".repeat(2000)]: 1 }, "")).toThrow("500 characters");
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(() => renderRecord({ a: deep }, "")).toThrow("64 levels");
    let most: unknown = 1;
    for (let i = 0; i < 63; i++) most = i % 2 ? [most] : { a: most };
    expect(parseRecord(renderRecord({ a: most }, "")).frontmatter).toEqual({ a: most });
  });
});
