/** Characters of a part, and how many of them the next part repeats, so that what is at a cut is whole in one of them. */
const LENGTH = 60_000;
const OVERLAP = 2_000;
/** Each costs a call. */
const MAX_PARTS = 8;

/** Splits a text into parts for a model, between paragraphs or lines where there are any. */
export function textParts(text: string, length = LENGTH, overlap = OVERLAP): string[] {
  const parts: string[] = [];
  for (let from = 0; parts.length < MAX_PARTS; ) {
    const end = endOf(text, from, from + length);
    parts.push(text.slice(from, end).toWellFormed());
    if (end >= text.length) break;
    from = startOf(text, end - overlap, end);
  }
  return parts;
}

/** The last end of a paragraph, else of a line, in the second half of a part. */
function endOf(text: string, from: number, limit: number): number {
  if (limit >= text.length) return text.length;
  const half = (from + limit) / 2;
  const cut = ["\n\n", "\n"].map((mark) => text.lastIndexOf(mark, limit - 1)).find((at) => at > half);
  return cut === undefined ? limit : cut + 1;
}

/** The first beginning of a line from `from` on, before `end`. */
function startOf(text: string, from: number, end: number): number {
  const line = text.indexOf("\n", from) + 1;
  return line > 0 && line < end ? line : from;
}
