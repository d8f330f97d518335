import { fenceAfter } from "@/lib/core/fence";

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** The paragraphs of a body, separated by blank lines; a fenced block is one paragraph. */
export function blocksOf(body: string): string[] {
  const blocks: string[][] = [[]];
  let fence = "";
  for (const line of linesOf(body)) {
    const before = fence;
    fence = fenceAfter(before, line);
    if (before === "" && line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((lines) => lines.join("\n")).filter((block) => block.trim() !== "");
}

/** The paragraphs of a body that the other does not have word for word. */
export function newBlocks(body: string, there: string): string[] {
  const known = new Set(blocksOf(there).map((block) => block.trim()));
  return blocksOf(body).filter((block) => !known.has(block.trim()));
}

/** The lines of the bodies that the text does not have, trimmed and without duplicates. */
export function missingLines(text: string, ...bodies: readonly string[]): string[] {
  const there = new Set(linesOf(text).map((line) => line.trim()));
  const lines = bodies.flatMap(linesOf).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "" && !there.has(line));
}
