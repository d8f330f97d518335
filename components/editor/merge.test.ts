import { describe, expect, it } from "vitest";
import { mergeTexts } from "./merge";

/** Paragraphs with a blank line after each, some of them replaced. */
const note = (paragraphs: number, changed: Record<number, string> = {}): string =>
  Array.from({ length: paragraphs }, (_, n) => `${changed[n] ?? `Paragraph ${n}`}\n\n`).join("");

describe("mergeTexts", () => {
  it("has the changes of both, at the beginning, in the middle and at the end", () => {
    expect(mergeTexts("a\nb\nc\n", "A\nb\nc\n", "a\nb\nC\n")).toEqual({ text: "A\nb\nC\n", conflicts: 0 });
    expect(mergeTexts("a\nb", "a\nb\nmine", "theirs\na\nb")).toEqual({
      text: "theirs\na\nb\nmine",
      conflicts: 0,
    });
    expect(mergeTexts("a\n", "a\n", "a\na\n")).toEqual({ text: "a\na\n", conflicts: 0 });
  });

  it("puts both texts between marks where they are of the same lines", () => {
    expect(mergeTexts("a\nb\nc\n", "a\nmine\nc\n", "a\ntheirs\nc\n")).toEqual({
      text: "a\n<<<<<<< yours\nmine\n=======\ntheirs\n>>>>>>> in the vault\nc\n",
      conflicts: 1,
    });
  });

  it("compares only the lines around the changes of a long text", () => {
    const mine = note(10_000, { 5000: "Mine" });
    const theirs = note(10_000, { 5005: "Theirs" });
    const both = note(10_000, { 5000: "Mine", 5005: "Theirs" });
    expect(mergeTexts(note(10_000), mine, theirs)).toEqual({ text: both, conflicts: 0 });
  });

  it("takes changes that are far apart in a long text for one conflict, and a change of one side only for none", () => {
    const base = note(5_000);
    const mine = note(5_000, { 100: "Mine" });
    const theirs = note(5_000, { 10: "Theirs", 4000: "Theirs" });
    const { text, conflicts } = mergeTexts(base, mine, theirs);
    expect(conflicts).toBe(1);
    expect(text.startsWith(`${note(10)}<<<<<<< yours\nParagraph 10\n`)).toBe(true);
    expect(mergeTexts(base, base, theirs)).toEqual({ text: theirs, conflicts: 0 });
    expect(mergeTexts(base, theirs, base)).toEqual({ text: theirs, conflicts: 0 });
  });
});
