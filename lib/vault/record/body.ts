import { type Split, splitDocument } from "./split";

/** Replaces the body; `splitDocument` returns exactly the given one. */
export function withBody(text: string, split: Split, body: string): string {
  if (!split.fenced) return withoutFence(text, split, body);
  const head = text.slice(0, split.bodyStart);
  if (body === "") return head;
  const broken = head.endsWith("\n") ? head : head + split.eol;
  const isSeparate = split.bodyStart > split.fenceEnd;
  // A body that begins with line breaks would lose the first as the separator; a new body gets a separator.
  const needsLine = !isSeparate && (/^\r?\n/.test(body) || text.length <= split.bodyStart);
  return broken + (needsLine ? split.eol : "") + body;
}

/** A body that would be taken for frontmatter gets an empty one before it. */
function withoutFence(text: string, split: Split, body: string): string {
  const whole = text.slice(0, split.start) + body;
  const read = splitDocument(whole);
  const isBody = !read.fenced && !read.unclosed && whole.slice(read.start) === body;
  return isBody ? whole : text.slice(0, split.start) + fenced("", body, split.eol);
}

export const fenced = (yaml: string, body: string, eol: string): string =>
  `---${eol}${yaml}---${eol}${body === "" ? "" : eol + body}`;

/** Appends a paragraph to the body after a blank line; ends with a line break if the body did. */
export function withParagraph(body: string, paragraph: string, eol: string): string {
  if (paragraph === "") return body;
  const ended = body === "" || body.endsWith("\n");
  const ending = ended && !paragraph.endsWith("\n") ? eol : "";
  if (body.trim() === "") return body + paragraph + ending;
  const gap = /\n\r?\n$/.test(body) ? "" : ended ? eol : eol + eol;
  return body + gap + paragraph + ending;
}
