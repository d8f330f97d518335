import { describe, expect, it } from "vitest";
import { diffOf } from "./hunks";

const hunksOf = (before: string, after: string) => diffOf(before, after).hunks;
const linesOf = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => `${text(n)}\n`).join("");

describe("hunksOf", () => {
  it("shows removed and added lines, with line numbers and three lines of context", () => {
    const before = "1\n2\n3\n4\nold\n6\n7\n8\n9\n";
    const [hunk, ...others] = hunksOf(before, before.replace("old", "new"));
    expect(others).toEqual([]);
    expect(hunk?.lines.map(({ kind, no, text }) => `${kind} ${no} ${text}`)).toEqual([
      "same 2 2",
      "same 3 3",
      "same 4 4",
      "removed 5 old",
      "added 5 new",
      "same 6 6",
      "same 7 7",
      "same 8 8",
    ]);
  });

  it("numbers what follows by the new text", () => {
    const [hunk] = hunksOf("a\nb\n", "x\ny\na\nb\n");
    expect(hunk?.lines.at(-1)).toEqual({ kind: "same", no: 4, text: "b" });
  });

  it("keeps far changes apart, and has none for the same text", () => {
    const lines = Array.from({ length: 30 }, (_, n) => `line ${n}`);
    const after = lines.map((line, n) => (n === 2 || n === 27 ? `${line}!` : line));
    expect(hunksOf(lines.join("\n"), after.join("\n"))).toHaveLength(2);
    expect(hunksOf("a\n", "a\n")).toEqual([]);
  });

  it("shows an added or removed carriage return", () => {
    const [hunk] = hunksOf("a\r\nb\n", "a\nb\n");
    expect(hunk?.lines[0]).toEqual({ kind: "removed", no: 1, text: "a␍" });
  });

  it("truncates after 400 lines and counts the others, without empty hunks", () => {
    const before = linesOf(2_000, (n) => `line ${n}`);
    const { hunks, moreLines } = diffOf(before, before.replace(/line (\d*0)\n/g, "new $1\n"));
    const shown = hunks.map(({ lines }) => lines.length);
    expect(shown.reduce((sum, lines) => sum + lines)).toBe(400);
    expect(Math.min(...shown)).toBeGreaterThan(0);
    expect(moreLines).toBe(200 * 8 - 3 - 400);
    expect(diffOf("a\n", "b\n").moreLines).toBe(0);
  });

  it("does not align texts that have little in common", () => {
    const [before, after] = [linesOf(4_000, (n) => `old ${n}`), linesOf(4_000, (n) => `new ${n}`)];
    const { hunks, moreLines } = diffOf(`title\n${before}end\n`, `title\n${after}end\n`);
    expect(hunks).toHaveLength(1);
    expect(hunks[0]?.lines[0]).toEqual({ kind: "removed", no: 2, text: "old 0" });
    expect(moreLines).toBe(8_000 - 400);
  });
});
