import { fenceAfter } from "@/lib/core/fence";

/** Blanks to be written as one space, which is what most are already. */
export const BLANKS = /[^\S ]\s*| \s+/g;

/** Markdown as one line of plain text: links by their text or name, headings followed by a colon. */
export function plainLine(markdown: string): string {
  return withoutComments(markdown.replace(FRONTMATTER, ""))
    .split("\n")
    .flatMap(plainOf)
    .join(" ")
    .replace(BLANKS, " ")
    .trim()
    .replace(/:$/, "");
}

/** That of a text whose frontmatter cannot be read, which may be cut off. Without a field behind it, `---` is a rule. */
const FRONTMATTER = /^---\r?\n(?=[^\s:][^\n:]*:(?:\s|$))[\s\S]*?(?:\n---[ \t]*\r?(?:\n|$)|$)/;

// No pattern spans its own opening marker, so that hostile texts take linear time.

export const hasComment = (markdown: string): boolean => /<!--|%%/.test(markdown);

const withoutComments = (markdown: string): string =>
  hasComment(markdown)
    ? markdown.replace(/<!--(?:(?!<!--)[\s\S])*?-->|%%(?:(?!%%)[\s\S])*%%/gu, " ")
    : markdown;

/** A rule, or the one below the head of a table. */
const RULE = /^[|:\- \t]*$/;
const HEADING = /^#{1,6}[ \t]+/;
/** The label of a footnote's text. */
const FOOTNOTE = /^\[\^[^\]\s]+\]:[ \t]*/;
/** Quotes, lists, tasks and callouts. */
const MARKERS = /^(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]+)+(?:\[[^\]]\][ \t]+)?(?:\[![\w-]+\][+-]?)?/;

/** Each line separately, since an excerpt may begin within code. */
const isFence = (trimmed: string): boolean => fenceAfter("", trimmed) !== "";

/** A line as text; none for one of markup only. */
function plainOf(line: string): string[] {
  const trimmed = line.trim();
  if (isFence(trimmed) || RULE.test(trimmed)) return [];
  const isHeading = HEADING.test(trimmed);
  const text = withoutEmphasis(
    withoutLinks(trimmed.replace(isHeading ? HEADING : MARKERS, "").replace(FOOTNOTE, "")),
  ).trim();
  return [isHeading && !/[.:!?]$/.test(text) ? `${text}:` : text];
}

/** Most lines have none of it, and are not looked through for each kind. */
const EMPHASIS = /[|`=^*_~]/;

const withoutEmphasis = (text: string): string => (EMPHASIS.test(text) ? withoutMarkers(text) : text);

const withoutMarkers = (text: string): string =>
  text
    .replace(/^\||(?<=[ \t])\|(?=[ \t]|$)|\|$/g, " ")
    .replace(/`([^`\n]+)`/g, "$1")
    .replace(/==([^=\n]+)==/g, "$1")
    .replace(/ \^[\w-]+$|\[\^[\w-]+\]/g, "")
    .replace(/[*_`~]{2,}/g, "")
    .replace(/(?<![\p{L}\p{N}])[*_`](?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}\p{P}])[*_`](?![\p{L}\p{N}])/gu, "");

/** Links as text: `[[person/Alice Chen]]` is `Alice Chen`, `[[Plan#Goals]]` is `Plan, Goals`. */
export const withoutLinks = (markdown: string): string =>
  markdown.includes("[") ? linksAsText(markdown) : markdown;

/** The size of an embedded picture: `300`, `300x200`. */
const SIZE = /^\d+(?:x\d+)?$/;

const linksAsText = (markdown: string): string =>
  markdown
    .replace(
      /(!?)\[\[([^[\]|\n]*)(?:\|([^[\]\n]*))?\]\]/g,
      (_, embed: string, target: string, shown?: string) =>
        shown === undefined || (embed && SIZE.test(shown)) ? nameOf(target) : shown,
    )
    .replace(/!?\[([^[\]\n]*)\](?:\([^()\n]*\)|\[[^[\]\n]*\])/g, "$1");

const nameOf = (target: string): string =>
  target
    .replace(/\\$/, "")
    .replace(/^[^#]*\//, "")
    .replace(/^#+\^?/, "")
    .replace(/#\^?/g, ", ");
