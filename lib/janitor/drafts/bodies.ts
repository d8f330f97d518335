/** The lines of a text, whatever ends them. */
const linesOf = (text: string): string[] => text.split(/\r?\n/);

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** The paragraphs of a body, parted by blank lines; a fenced block is one, with the blank lines in it. */
export function blocksOf(body: string): string[] {
  const blocks: string[][] = [[]];
  let fence = "";
  for (const line of linesOf(body)) {
    const mark = FENCE.exec(line)?.[1] ?? "";
    if (fence === "") fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = "";
    if (fence === "" && mark === "" && line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.map((lines) => lines.join("\n")).filter((block) => block.trim() !== "");
}

/** What one body says that another does not: its paragraphs that do not stand there word for word. */
export function newBlocks(body: string, there: string): string[] {
  const known = new Set(blocksOf(there).map((block) => block.trim()));
  return blocksOf(body).filter((block) => !known.has(block.trim()));
}

/** The lines of the bodies that do not stand in the text, but for the blanks around them; each once. */
export function missingLines(text: string, ...bodies: readonly string[]): string[] {
  const there = new Set(linesOf(text).map((line) => line.trim()));
  const lines = bodies.flatMap(linesOf).map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "" && !there.has(line));
}
