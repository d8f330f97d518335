/** A piece of text on a page; `top` grows upwards. */
export interface PlacedText {
  text: string;
  top: number;
  height: number;
  endsLine: boolean;
}

interface Line {
  text: string;
  top: number;
  height: number;
}

/** Lines further apart than this many heights are paragraphs. */
const PARAGRAPH_GAP = 1.7;

/** The lines of a page; paragraphs, which a PDF does not have, by the space between them. */
export function textOfPage(items: readonly PlacedText[]): string {
  const lines = linesOf(items);
  const parts = lines.map((line, at) => {
    const before = lines[at - 1];
    if (before === undefined) return line.text;
    const gap = Math.abs(before.top - line.top) / Math.max(before.height, line.height, 1);
    return `${gap > PARAGRAPH_GAP ? "\n\n" : "\n"}${line.text}`;
  });
  return parts.join("").replaceAll("\0", "").replace(DIVIDED, "").trim();
}

/** `Buly-` over `chov`: a word divided at the end of its line; behind a capital, what is short there is rather "and": `Vor-` over `und`. */
const DIVIDED = /(?<=\p{Ll}{2})-\n(?=\p{Ll}{4})|(?<=(?<!\p{L})\p{Ll}{2,})-\n(?=\p{Ll}{2})/gu;

function linesOf(items: readonly PlacedText[]): Line[] {
  const lines: Line[] = [];
  let open: Line | undefined;
  for (const { text, top, height, endsLine } of items) {
    open ??= { text: "", top, height };
    if (open.text.trim() === "") Object.assign(open, { top, height });
    open.text += text;
    open.height = Math.max(open.height, height);
    if (!endsLine) continue;
    lines.push(open);
    open = undefined;
  }
  if (open) lines.push(open);
  return lines.map((line) => ({ ...line, text: line.text.trimEnd() })).filter(({ text }) => text !== "");
}
