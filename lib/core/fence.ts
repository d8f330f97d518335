/** The opening of a fenced code block (CommonMark 4.5). After backticks, another one on the line makes it inline code. */
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/**
 * The fence that is open after a line of Markdown, such as "```", given the one that is open before it; empty for none. A
 * fence is closed by a line of nothing but its character, at least as many times.
 */
export function fenceAfter(open: string, line: string): string {
  if (open === "") return FENCE.exec(line)?.[1] ?? "";
  const text = line.trim();
  return text.startsWith(open) && text === text.charAt(0).repeat(text.length) ? "" : open;
}

/** Lines that may open or close a fence, among which `fenceAfter` decides. */
const CANDIDATE = /^[ \t]*(?:`{3}|~{3}).*/gm;

/** The stretches of a text from `start` on that are code: from the line that opens a fence to the one that closes it, or to the end. */
export function* codeBlocks(text: string, start = 0): Generator<{ from: number; to: number }> {
  const lines = new RegExp(CANDIDATE);
  lines.lastIndex = start;
  let open = "";
  let from = start;
  for (let line = lines.exec(text); line !== null; line = lines.exec(text)) {
    const next = fenceAfter(open, line[0]);
    if (open === "") from = line.index;
    else if (next === "") yield { from, to: lines.lastIndex };
    open = next;
  }
  if (open !== "") yield { from, to: text.length };
}
