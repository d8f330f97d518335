import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cpuTime, expectLinear } from "@/tests/support/cost";
import { itDeep } from "@/tests/support/deep";
import { depth } from "@/tests/support/property";
import { MAX_DEPTH, MAX_FRONTMATTER_BYTES } from "./limits";
import { parseRecord } from "./parse";

const read = (yaml: string) => parseRecord(`---\n${yaml}\n---\n`);
const meaning = (yaml: string) => {
  const { frontmatter, problem } = read(`a: ${yaml}`);
  return problem ?? frontmatter.a;
};

describe("the meaning of values", () => {
  it.each<[string, unknown]>([
    ["2024-01-05", "2024-01-05"],
    ["2024-01-05T10:20:30Z", "2024-01-05T10:20:30Z"],
    ["12:30:45", "12:30:45"],
    ["yes", "yes"],
    ["012", 12],
    ["1.10", 1.1],
    ["0x1F", 31],
    ["0o17", 15],
    ["1e3", 1000],
    [".5", 0.5],
    ["1_000", "1_000"],
    ["~", null],
    ["", null],
    ["#tag", "#tag"],
    ["# comment", null],
    ["True", true],
    ["123456789012345678901", "123456789012345678901"],
    ["9007199254740991", 9007199254740991],
    ["9007199254740993", "9007199254740993"],
    [".inf", ".inf"],
    [".nan", ".nan"],
    ["1e999", "1e999"],
    ["[[org/Acme]]", "[[org/Acme]]"],
    ["[[Acme, Inc|the firm]]", "[[Acme, Inc|the firm]]"],
    ["[[[a]], [[b]]]", ["[[a]]", "[[b]]"]],
    ["[[a], [b]]", [["a"], ["b"]]],
    ['[["a"]]', [["a"]]],
    ["[[]]", [[]]],
    ["!!str 12", "12"],
    ["!own x", "x"],
    ["{b: [[x]]}", { b: "[[x]]" }],
  ])("%s", (yaml, value) => {
    if (yaml === "#tag") expect(meaning(yaml)).toBeNull();
    else expect(meaning(yaml)).toEqual(value);
  });

  it("keeps keys as they are written", () => {
    expect(Object.keys(read("1.10: a\nnull: b\n~: c\ntrue: d\n0x1F: e\n'q r': f").frontmatter)).toEqual([
      "1.10",
      "null",
      "~",
      "true",
      "0x1F",
      "q r",
    ]);
  });

  it("takes __proto__ for an ordinary key", () => {
    for (const yaml of ["__proto__: {x: 1}", "__proto__: x", "a: {__proto__: 1}", "a:\n  __proto__: 1"]) {
      const { frontmatter } = read(yaml);
      expect(JSON.stringify(frontmatter)).toContain('"__proto__"');
      expect(Object.getPrototypeOf(frontmatter)).toBe(Object.prototype);
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it("reads no frontmatter as no fields", () => {
    expect(parseRecord("text")).toEqual({ frontmatter: {}, body: "text" });
    expect(parseRecord("")).toEqual({ frontmatter: {}, body: "" });
    expect(parseRecord("---\n# only\n---\ntext")).toEqual({ frontmatter: {}, body: "text" });
  });
});

describe("problems", () => {
  it.each<[string, number, number, RegExp]>([
    ["a: 1\na: 2", 3, 1, /key a appears twice/],
    ["a: 1\n'a': 2", 3, 1, /key a appears twice/],
    ["a: {b: 1, b: 2}", 2, 11, /key b appears twice/],
    ["a: 1\nb: @x", 3, 4, /not valid YAML/],
    ["a: b: c", 2, 4, /not valid YAML/],
    ["a: 1\nb: *x", 3, 4, /x/],
    ["a: &x [*x]", 2, 8, /is inside its own anchor/],
    ["- a\n- b", 2, 1, /no set of fields/],
    ["words", 2, 1, /no set of fields/],
    ["a: 1\n--- b", 3, 1, /not valid YAML/],
    ['a: "b\nc: d\ne: f', 2, 4, /the quote is not closed: end the value with "\.$/],
    ["a: [b, c\nd: e", 2, 4, /the bracket is not closed: end the value with \]\.$/],
    ["a: [b: [c}", 2, 8, /the bracket is not closed: end the value with \]\.$/],
    ["a:\n\t- b", 3, 1, /indented with a tab: use spaces\.$/],
    ["a: b: c", 2, 4, /has a colon and a space in it: put it in quotes/],
    ["a: 1\nwords\nb: c", 3, 1, /no colon and space after the name of a field: write name: value\.$/],
    ["a: %b", 2, 4, /cannot begin with this character: put it in quotes\.$/],
    ["a: - b", 2, 4, /a list cannot begin in the line of its field: begin it in the next one/],
    ["a: > b", 2, 6, /nothing can be beside > or \|: begin the text in the next line/],
    ["a: [[B]] and C", 2, 10, /more text after the end of the value: put all of it in quotes/],
    ["a: ]", 2, 4, /a bracket is closed that is not open: remove it/],
    ["a: [b,,c]", 2, 7, /a comma too many: remove it\.$/],
    ["a: 'b'#c", 2, 7, /no space before #: put one there/],
    ['a: "\\d"', 2, 5, /nothing after a backslash: write two backslashes/],
    ["a:\n  b: c\n d: e", 4, 1, /not indented like those beside it: begin it in their column\.$/],
  ])("%j", (yaml, line, column, message) => {
    const { frontmatter, body, problem } = read(yaml);
    expect(frontmatter).toEqual({});
    expect(body).toBe(`---\n${yaml}\n---\n`);
    expect(problem).toEqual({ message: expect.stringMatching(message), line, column });
  });

  it("gives the whole text as body, without a byte order mark", () => {
    expect(parseRecord("\ufeff---\na: @\n---\nb").body).toBe("---\na: @\n---\nb");
    expect(parseRecord("\ufeff---\na: 1").body).toBe("---\na: 1");
  });

  it("refuses aliases that multiply", () => {
    const bomb = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"];
    for (let i = 1; i < 10; i++) bomb.push(`a${i}: &a${i} [${`*a${i - 1}, `.repeat(10)}]`);
    const harmless = cpuTime(() => read(`a: "${"x ".repeat(30_000)}"`));
    const time = cpuTime(() => {
      expect(read(bomb.join("\n")).problem?.message).toMatch(/alias/i);
      const wide = `a: &a "${"x".repeat(60_000)}"\nb: [${"*a, ".repeat(50)}]`;
      expect(read(wide).problem?.message).toMatch(/expand to too much/);
    });
    expect(time).toBeLessThan(100 * Math.max(harmless, 5));
  });
});

describe("limits", () => {
  it("takes 64 KiB and no byte more", () => {
    const fill = (bytes: number) => `a: ${"é".repeat((bytes - 4) / 2)}`;
    expect(read(fill(MAX_FRONTMATTER_BYTES)).problem).toBeUndefined();
    expect(read(fill(MAX_FRONTMATTER_BYTES + 2)).problem?.message).toContain("64 KiB");
  });

  const nests: [string, (levels: number) => string][] = [
    ["lists in brackets", (n) => `a: ${"[".repeat(n - 1)}1, 2${"]".repeat(n - 1)}`],
    ["maps in braces", (n) => `a: ${"{a: ".repeat(n - 1)}1${"}".repeat(n - 1)}`],
    ["lists on one line", (n) => `a:\n  ${"- ".repeat(n - 1)}x`],
    ["maps by indentation", (n) => Array.from({ length: n }, (_, i) => `${" ".repeat(i)}a:`).join("\n")],
    [
      "lists and maps by turns",
      (n) =>
        Array.from({ length: n / 2 }, (_, i) => `${"  ".repeat(i)}- a:`)
          .join("\n")
          .replace("- a", "  a"),
    ],
    ["explicit keys", (n) => `${"? ".repeat(n)}x`],
  ];

  it.each(nests)("takes 64 levels and no more: %s", (_, nest) => {
    expect(read(nest(MAX_DEPTH)).problem).toBeUndefined();
    expect(read(nest(MAX_DEPTH + 2)).problem?.message).toContain("64 levels");
  });

  it("does not take brackets within text for nesting", () => {
    expect(
      read(
        `a: "${"[".repeat(200)}"\nb: x ${"{".repeat(200)}\nc: |\n  ${"[".repeat(200)}\n# ${"[".repeat(200)}`,
      ).problem,
    ).toBeUndefined();
    expect(
      read(Array.from({ length: 100 }, (_, i) => `k${i}: {a: [${i}]}`).join("\n")).problem,
    ).toBeUndefined();
  });

  itDeep(
    "survives what ends other parsers, in proportion to its size",
    () => {
      const atoms = [
        "[",
        "{",
        "- ",
        "? ",
        "[[a]]",
        "![[a]]",
        "]",
        '"',
        "'",
        "\n*",
        "a: |\n ",
        "!? ",
        "&a ",
        "!!x ",
        "\n",
        "a:\n ",
        "x: ",
        "{a: ",
        "a\n- ",
        "%",
        "\t",
        "---\n",
        "`",
        "#",
      ];
      for (const atom of atoms) {
        for (const lead of ["", "a: "]) {
          const read = (size: number) =>
            parseRecord(`---\n${lead}${atom.repeat(Math.floor(size / atom.length))}\n---\n`);
          expectLinear(JSON.stringify(lead + atom), read, 40_000);
        }
      }
    },
    120_000,
  );

  it("never throws", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.string({ unit: fc.constantFrom(..."-:[]{}\"'|>&*!%@`#? \n\ta") }),
        (a, b) => {
          expect(() => parseRecord(`---\n${a}${b}\n---\n`)).not.toThrow();
          expect(() => parseRecord(`---\na: ${b}\n---\n${a}`)).not.toThrow();
        },
      ),
      depth(3000),
    );
  }, 60_000);
});
