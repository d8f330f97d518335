import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { depth } from "@/tests/support/property";
import { findBlock, findHeading } from "./find";
import { outlineOf } from "./outline";
import { replaceTexts } from "./replacements";
import { editBlock, editSection, SECTION_OPS, type SectionOp } from "./splice";

const PLAN = `Before.

# Plan

Intro.

## Tasks

- [ ] one
  more of one
- [ ] two

## Notes
First note. ^n1

\`\`\`
## no heading
\`\`\`

# Later

## Tasks

| a | b |
|---|---|
| 1 | 2 |

^table
`;

const section = (body: string, heading: string[], op: SectionOp, text: string) =>
  editSection(body, findHeading(outlineOf(body), heading, "heading"), op, text);
const block = (body: string, id: string, op: SectionOp, text: string) =>
  editBlock(body, findBlock(outlineOf(body), id, "block"), op, text, "section");
const changed = (from: string, to: string) => PLAN.replace(from, () => to);

describe("a section", () => {
  it.each<[string, string[], SectionOp, string, string, string]>([
    ["gets a further item", ["Plan", "Tasks"], "append", "- [ ] three\n", "two\n", "two\n- [ ] three\n"],
    ["gets a first item", ["Plan", "Tasks"], "prepend", "- [ ] zero", "- [ ] one", "- [ ] zero\n- [ ] one"],
    ["gets a paragraph behind its list", ["Plan", "Tasks"], "append", "Done.", "two\n", "two\n\nDone.\n"],
    ["gets a first paragraph", ["plan"], "prepend", "New.", "Intro.", "New.\n\nIntro."],
    ["ends after the sections below it", ["Plan"], "append", "End.", "```\n\n# L", "```\n\nEnd.\n\n# L"],
    ["is replaced", ["Later", "Tasks"], "replace", "None.", PLAN.slice(PLAN.indexOf("| a")), "None.\n"],
    [
      "is emptied",
      ["Plan", "Tasks"],
      "replace",
      "",
      PLAN.slice(PLAN.indexOf("- [ ] one"), PLAN.indexOf("## N")),
      "",
    ],
  ])("%s", (_, heading, op, text, from, to) => {
    expect(section(PLAN, heading, op, text)).toBe(changed(from, to));
  });

  it.each([
    ["# A", "# A\n\nNew.\n"],
    ["# A\n", "# A\n\nNew.\n"],
    ["# A\n# B\n", "# A\n\nNew.\n\n# B\n"],
    ["# A\r\n\r\n# B\r\n", "# A\r\n\r\nNew.\r\n\r\n# B\r\n"],
    ["A\n===\nText\n# B", "A\n===\nText\n\nNew.\n\n# B"],
    ["# A\n- x\nB\n---\n", "# A\n- x\nB\n---\n\nNew.\n"],
  ])("%j gets a paragraph", (body, expected) => {
    expect(section(body, ["A"], "append", "New.")).toBe(expected);
  });

  it("is found by its heading as links name it, and only where it is one", () => {
    expect(section("# Who's *there*?\n", ["who s THERE"], "append", "x")).toContain("x");
    expect(section("# Bug #12\n\n# Issue #12\n", ["Issue 12"], "append", "x")).toMatch(/12\n\nx\n$/);
    expect(() => section(PLAN, ["Tasks"], "append", "x")).toThrow(/2 headings are named Tasks/);
    expect(() => section(PLAN, ["no heading"], "append", "x")).toThrow(
      "it has Plan, Tasks, Notes, Later, Tasks",
    );
    expect(() => section(PLAN, ["Notes", "Tasks"], "append", "x")).toThrow("no heading Notes > Tasks");
    expect(section("# A b\n\n# A-b\n", ["A-b"], "append", "x")).toBe("# A b\n\n# A-b\n\nx\n");
  });
});

describe("a block", () => {
  it.each<[string, string, SectionOp, string, string, string]>([
    ["keeps its id", "^n1", "replace", "Other.", "First note. ^n1", "Other. ^n1"],
    ["has its id once", "N1", "replace", "Other. ^n1", "First note. ^n1", "Other. ^n1"],
    ["gets a line", "n1", "append", "Second.", "First note. ^n1", "First note.\nSecond. ^n1"],
    ["gets a row", "table", "append", "| 3 | 4 |", "| 1 | 2 |", "| 1 | 2 |\n| 3 | 4 |"],
  ])("%s", (_, id, op, text, from, to) => {
    expect(block(PLAN, id, op, text)).toBe(changed(from, to));
  });

  it.each([
    ["- [ ] one ^a", "- [ ] one\n  two ^a"],
    ["> said ^a", "> said\n> two ^a"],
    ["> 1. said ^a", "> 1. said\n>    two ^a"],
  ])("%j keeps its place in a list or a quote", (body, expected) => {
    expect(block(body, "a", "append", "two")).toBe(expected);
  });

  it("is refused where it would be lost, or is not one", () => {
    expect(() => block(PLAN, "n1", "replace", " \n")).toThrow("cannot be empty");
    expect(() => block(PLAN, "n2", "replace", "x")).toThrow("no block ^n2");
    expect(() => block("a ^x\n\nb ^x", "x", "replace", "c")).toThrow("2 blocks");
    expect(() => block("```\na\n```\n\n^x", "x", "append", "c")).toThrow("must be replace");
    expect(() => block("`a ^x`", "x", "append", "c")).toThrow("no block");
  });
});

describe("replacements", () => {
  const replace = (body: string, ...pairs: [string, string][]) =>
    replaceTexts(
      body,
      pairs.map(([old, next]) => ({ old, new: next })),
      "replace",
    );

  it("are made at once, in the body as it was", () => {
    expect(replace("a b c", ["a", "b"], ["b", "$&"], ["c", ""])).toBe("b $& ");
    expect(replace("a\r\nb\r\n", ["a\nb", "c\nd"])).toBe("c\r\nd\r\n");
  });

  it.each<[string, string, [string, string][], RegExp]>([
    ["what is not there", "abc", [["x", "y"]], /occurs 0 times/],
    ["what is there twice, overlapping", "aaa", [["aa", "y"]], /occurs 2 times/],
    ["what is there very often", "a ".repeat(1_500), [["a", "y"]], /occurs more than 1,000 times/],
    [
      "what overlaps",
      "abc",
      [
        ["ab", "x"],
        ["bc", "y"],
      ],
      /overlaps/,
    ],
    [
      "what is named twice",
      "abc",
      [
        ["ab", "x"],
        ["ab", "y"],
      ],
      /overlaps/,
    ],
  ])("of %s are refused", (_, body, pairs, message) => {
    expect(() => replace(body, ...pairs)).toThrow(message);
  });
});

const line = fc.constantFrom(
  "# A",
  "## B",
  "### C",
  "Text",
  "Setext",
  "===",
  "- item",
  "  - inner",
  "> quote",
  "```",
  "| a |",
  "|---|",
  "",
  "",
  "    code",
  "last ^id",
  "^id2",
  "😀 é",
  "$$",
  "<div>",
);
const anyBody = fc
  .tuple(fc.array(line, { maxLength: 25 }), fc.constantFrom("\n", "\r\n"))
  .map(([lines, eol]) => lines.join(eol));
const anyText = fc.oneof(fc.constantFrom("New", "- new", "a\n\nb\n", "", "\n"), fc.string());

describe("whatever the body is", () => {
  it("an edit of a section changes no byte outside of it", () => {
    fc.assert(
      fc.property(anyBody, fc.nat(), fc.constantFrom(...SECTION_OPS), anyText, (body, at, op, text) => {
        const { headings } = outlineOf(body);
        const heading = headings[at % headings.length];
        if (!heading) return;
        const edited = editSection(body, heading, op, text);
        expect(edited.startsWith(body.slice(0, heading.contentStart))).toBe(true);
        expect(edited.endsWith(body.slice(heading.end))).toBe(true);
        const inner = body.slice(heading.contentStart, heading.end);
        if (op !== "replace") expect(edited).toContain(inner.trim());
      }),
      depth(5_000),
    );
  });

  it("an edit of a block changes no byte outside of it, and keeps what it has", () => {
    fc.assert(
      fc.property(anyBody, fc.nat(), fc.constantFrom(...SECTION_OPS), anyText, (body, at, op, text) => {
        const { blocks } = outlineOf(body);
        const found = blocks[at % blocks.length];
        if (!found) return;
        const edited = tried(() => editBlock(body, found, op, text, "section")) ?? body;
        expect(edited.startsWith(body.slice(0, found.start))).toBe(true);
        expect(edited.endsWith(body.slice(found.end))).toBe(true);
        if (op !== "replace") expect(edited).toContain(body.slice(found.start, found.end));
      }),
      depth(5_000),
    );
  });

  it("what is appended is read back in the section", () => {
    fc.assert(
      fc.property(anyBody, fc.nat(), (body, at) => {
        const { headings } = outlineOf(body);
        const index = at % headings.length;
        const heading = headings[index];
        // What is open at its end would hold the text.
        if (!heading || /```|\$\$|<div>/.test(body)) return;
        const edited = editSection(body, heading, "append", "Unique paragraph");
        const after = outlineOf(edited).headings;
        expect(after.map(({ text }) => text)).toEqual(headings.map(({ text }) => text));
        const inner = edited.slice(after[index]?.contentStart, after[index]?.end);
        expect(inner).toContain("Unique paragraph");
      }),
      depth(5_000),
    );
  });
});

function tried(run: () => string): string | null {
  try {
    return run();
  } catch {
    return null;
  }
}

describe("a text that is given", () => {
  it("loses the line breaks at its ends and the blanks before them, and no others", () => {
    expect(section("# A\n", ["A"], "replace", "\n \n  one\n\ntwo  \r\n \t\n\n")).toBe(
      "# A\n\n  one\n\ntwo\n",
    );
    expect(block("one ^a\n", "a", "replace", "two  ^A")).toBe("two ^a\n");
  });

  it("takes time in proportion to its line breaks and blanks", () => {
    expectLinear(
      "line breaks",
      (size) => section("# A\n", ["A"], "replace", `a${"\n".repeat(size)}b`),
      400_000,
    );
    expectLinear("blanks", (size) => block("one ^a\n", "a", "replace", `a${" ".repeat(size)}b`), 400_000);
  });
});
