import fc from "fast-check";
import { expect, test } from "vitest";
import { literalPattern, snippetOf, wordsPattern } from "./snippet";

const RECORD = `---\ntype: note\nname: Budget\ntags: [budget]\n---\n\nThe <b>Budgets</b> of Q1 & the budget of Q3.\n`;

const found = (q: string, text = RECORD) => {
  const pattern = wordsPattern(q);
  return pattern && snippetOf(text, pattern);
};

test("the body is excerpted rather than the fields, escaped, every hit marked", () => {
  expect(found("budg")).toBe(
    "The &lt;b&gt;<mark>Budgets</mark>&lt;/b&gt; of Q1 &amp; the <mark>budget</mark> of Q3.",
  );
});

test("a hit that only the fields have is shown there", () => {
  expect(found("tags")).toContain("<mark>tags</mark>: [budget]");
});

test("words count from their beginning, and excluded ones are not marked", () => {
  expect(found("udget")).not.toContain("<mark>");
  expect(found("q1 -budget")).not.toContain("<mark>B");
  expect(wordsPattern("-budget")).toBeNull();
});

test("a literal is found as it stands, whatever its case", () => {
  expect(snippetOf("a.b (C) d", literalPattern("(c)"))).toBe("a.b <mark>(C)</mark> d");
});

test("no text and no query makes anything but escaped text and marks", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary", minLength: 1 }), (text, q) => {
      for (const pattern of [literalPattern(q), wordsPattern(q)]) {
        if (!pattern) continue;
        const html = snippetOf(text, pattern).replace(/<\/?mark>/g, "");
        expect(html).not.toMatch(/[<>"]/);
      }
    }),
  );
});
