import type { SourceText } from "@/lib/language";
import { ownFields } from "../../own-fields";

/** A longer text is truncated: the plan's schema limits the note's body. */
const MAX_ORIGINAL_LENGTH = 150_000;

/**
 * The original text: Markdown as is, other text in a code fence, which keeps its line breaks. Before it the frontmatter, when
 * the note cannot have all of it.
 */
export function original(source: SourceText): string {
  const parts = [frontmatterText(source), bodyText(source)].filter((text) => text !== "");
  return parts.length === 0 ? "" : `## Original text\n\n${parts.join("\n\n")}`;
}

function frontmatterText({ text, frontmatter }: SourceText): string {
  const isWhole = frontmatter.bodyStart === 0 || ownFields(frontmatter).left.length === 0;
  return isWhole ? "" : fenced(text.slice(0, frontmatter.bodyStart).trim(), "yaml");
}

function bodyText(source: SourceText): string {
  const { bodyStart } = source.frontmatter;
  const body = source.text
    .slice(bodyStart)
    .trimEnd()
    .replace(/^(?:[ \t]*\r?\n)+/, "");
  if (body.trim() === "") return "";
  const isCut = body.length > MAX_ORIGINAL_LENGTH;
  const shown = isCut ? body.slice(0, MAX_ORIGINAL_LENGTH).replace(/[\ud800-\udbff]$/, "") : body;
  const text = source.markdown ? shown : fenced(shown, source.isData ? languageOf(source) : "text");
  const note = isCut ? "\n\nTruncated; the whole file is among the processed files of the inbox." : "";
  return `${text}${note}`;
}

/** `py`: what is highlighted as code is not read as prose. */
const languageOf = ({ filename }: SourceText): string =>
  /\.([a-z0-9]{1,12})$/i
    .exec(filename)?.[1]
    ?.toLowerCase()
    .replace(/^(?:txt|text)$/, "log") ?? "log";

/** A fence longer than any in the text, of backticks or tildes; none when the text is full of both. */
function fenced(text: string, language: string): string {
  const marks = ["`", "~"].map((mark) => mark.repeat(Math.max(3, longestRun(text, mark) + 1)));
  const [fence = ""] = marks.sort((a, b) => a.length - b.length);
  return fence.length > 100 ? text : `${fence}${language}\n${text}\n${fence}`;
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
