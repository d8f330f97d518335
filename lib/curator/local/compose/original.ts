import type { Source } from "@/lib/language";

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

/** A fence longer than any in the text, of backticks or tildes; none when the text is full of both. */
function fenced(text: string): string {
  const marks = ["`", "~"].map((mark) => mark.repeat(Math.max(3, longestRun(text, mark) + 1)));
  const [fence = ""] = marks.sort((a, b) => a.length - b.length);
  return fence.length > 100 ? text : `${fence}text\n${text}\n${fence}`;
}

function longestRun(text: string, mark: string): number {
  let longest = 0;
  let run = 0;
  for (const character of text) {
    run = character === mark ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
