import { expect, it } from "vitest";
import { toHtml } from "../rendering/html/to-html";
import { withTask } from "./tick-task";

const BODY = [
  "# Plan",
  "",
  "With [[person/Alice Chen|Alice]]:",
  "",
  "- [ ] one",
  "- [x] two",
  "  - [ ] inner",
  "",
  "```",
  "- [ ] code",
  "```",
  "",
  "> 1. [X] quoted\r",
  "",
  "* [ ] star",
  "",
].join("\n");

it("is ticked in the line that its check box names", () => {
  const lines = [...toHtml({ body: BODY }).html.matchAll(/<input[^>]*data-line="(\d+)"/g)].map(([, line]) =>
    Number(line),
  );
  expect(lines).toEqual([5, 6, 7, 13, 15]);
  for (const line of lines) {
    const isDone = !/\[[xX]\]/.test(BODY.split("\n")[line - 1] ?? "");
    const after = withTask(BODY, { line, isDone });
    const differing = BODY.split("\n").flatMap((text, at) =>
      text === after.split("\n")[at] ? [] : [at + 1],
    );
    expect(differing).toEqual([line]);
    expect(after.length).toBe(BODY.length);
  }
});

it("is not where the line has none", () => {
  expect(() => withTask(BODY, { line: 3, isDone: true })).toThrow("no task any more");
  expect(() => withTask(BODY, { line: 99, isDone: true })).toThrow("no task any more");
});

it("has no line where an embed has other lines than its record", () => {
  expect(toHtml({ body: "- [ ] a\n\n# Part\n\n- [ ] b", part: { heading: "Part" } }).html).toContain(
    'data-line="5"',
  );
});
