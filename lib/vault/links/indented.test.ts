import fc from "fast-check";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, it } from "vitest";
import { linksOf } from "./scan";

const line = fc.oneof(
  { arbitrary: fc.constant(null), weight: 2 },
  {
    arbitrary: fc.record({
      blanks: fc.integer({ min: 0, max: 9 }),
      mark: fc.constantFrom("", "", "", "- ", "1. ", "> "),
    }),
    weight: 3,
  },
);

/** The links of the Markdown outside code, as another parser reads it. */
function outsideCode(text: string): string[] {
  const code: [number, number][] = [];
  const visit = (node: { type: string; position?: object; children?: unknown[] }) => {
    const at = node.position as { start: { offset: number }; end: { offset: number } };
    if (node.type === "code") code.push([at.start.offset, at.end.offset]);
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(unified().use(remarkParse).parse(text) as Parameters<typeof visit>[0]);
  return [...text.matchAll(/\[\[(\d+)\]\]/g)].flatMap(({ 1: target = "", index }) =>
    code.some(([from, to]) => from <= index && index < to) ? [] : [target],
  );
}

it("indented code is where another parser of Markdown finds it, in paragraphs, lists and quotes", () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const text = lines
        .map((each, n) => (each ? `${" ".repeat(each.blanks)}${each.mark}x [[${n}]]` : ""))
        .join("\n");
      expect(linksOf(text).map(({ target }) => target)).toEqual(outsideCode(text));
    }),
    { numRuns: 2_000 },
  );
});
