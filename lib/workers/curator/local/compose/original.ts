import type { Source } from "../text/source";

/** The plan's schema bounds the note's body; a longer text stands in it up to here. */
const MAX_ORIGINAL = 150_000;

/** The text as it came: Markdown as Markdown, other text in a fence, where its lines stay lines. */
export function original(source: Source): string {
  const body = source.text
    .slice(source.frontmatter.bodyStart)
    .replace(/\s+$/, "")
    .replace(/^(?:[ \t]*\r?\n)+/, "");
  if (body.trim() === "") return "";
  const isCut = body.length > MAX_ORIGINAL;
  const shown = isCut ? body.slice(0, MAX_ORIGINAL).replace(/[\ud800-\udbff]$/, "") : body;
  const text = source.markdown ? shown : fenced(shown);
  const note = isCut ? `\n\nThe text goes on; the whole file lies in inbox/processed.` : "";
  return `## Original text\n\n${text}${note}`;
}

/** A fence longer than any in the text. */
function fenced(text: string): string {
  const longest = (text.match(/`{3,}/g) ?? []).reduce((most, ticks) => Math.max(most, ticks.length), 2);
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}
