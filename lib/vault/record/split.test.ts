import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { splitDocument } from "./split";

const parts = (text: string) => {
  const { start, end, bodyStart, fenced } = splitDocument(text);
  return fenced ? [text.slice(start, end), text.slice(bodyStart)] : text.slice(bodyStart);
};

describe("splitDocument", () => {
  it.each<[string, string | string[]]>([
    ["---\na: 1\n---\n\nbody", ["a: 1\n", "body"]],
    ["---\na: 1\n---\nbody", ["a: 1\n", "body"]],
    ["---\na: 1\n---\n\n\nbody", ["a: 1\n", "\nbody"]],
    ["---\r\na: 1\r\n---\r\n\r\nbody\r\n", ["a: 1\r\n", "body\r\n"]],
    ["\ufeff---\na: 1\n---\nb", ["a: 1\n", "b"]],
    ["---\na: 1\n...\nb", ["a: 1\n", "b"]],
    ["---  \na: 1\n---\t\nb", ["a: 1\n", "b"]],
    ["---\n---\n", ["", ""]],
    ["---\n---", ["", ""]],
    ["---\na: 1\n---", ["a: 1\n", ""]],
    ["---\na: |\n  ---\n---\nb", ["a: |\n  ---\n", "b"]],
    ["---\na\n----\n--- x\n---\nb\n---\n", ["a\n----\n--- x\n", "b\n---\n"]],
    ["", ""],
    ["text", "text"],
    ["\ufefftext", "text"],
    ["\n---\na: 1\n---\n", "\n---\na: 1\n---\n"],
    [" ---\na: 1\n---\n", " ---\na: 1\n---\n"],
    ["----\na: 1\n---\n", "----\na: 1\n---\n"],
    ["--- a\n---\n", "--- a\n---\n"],
  ])("splits %j", (text, expected) => {
    expect(parts(text)).toEqual(expected);
    expect(splitDocument(text).unclosed).toBe(false);
  });

  it.each(["---", "---\n", "---\na: 1\n", "---\na: 1\n --- \nb", "\ufeff---\r\na: 1\r\n"])(
    "sees that %j never closes",
    (text) => {
      const split = splitDocument(text);
      expect([split.fenced, split.unclosed]).toEqual([false, true]);
      expect(text.slice(split.bodyStart)).toBe(text.replace("\ufeff", ""));
    },
  );

  it("detects the line break", () => {
    expect(splitDocument("---\r\n---\n").eol).toBe("\r\n");
    expect(splitDocument("---\n---\r\n").eol).toBe("\n");
    expect(splitDocument("a\r\nb").eol).toBe("\r\n");
    expect(splitDocument("").eol).toBe("\n");
  });

  it("keeps its offsets in order, whatever the text", () => {
    const piece = fc.constantFrom("---", "...", "\n", "\r\n", "\r", " ", "a", "\ufeff", "\t");
    fc.assert(
      fc.property(fc.string({ unit: piece }), (text) => {
        const { start, end, fenceEnd, bodyStart } = splitDocument(text);
        expect([
          0 <= start,
          start <= end,
          end <= fenceEnd,
          fenceEnd <= bodyStart,
          bodyStart <= text.length,
        ]).toEqual(Array(5).fill(true));
      }),
      depth(2000),
    );
  });
});
