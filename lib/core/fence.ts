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
