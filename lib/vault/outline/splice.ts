import { invalid } from "@/lib/core/errors";
import type { Block, Heading } from "./shapes";

export const SECTION_OPS = ["replace", "append", "prepend"] as const;
export type SectionOp = (typeof SECTION_OPS)[number];

const BLANK_LINES = /^(?:[ \t]*\r?\n)+/;

/**
 * Edits the content of a section, which is everything below its heading up to the next one that is not below it. The
 * heading, the blank lines around the content and everything else keep their bytes.
 */
export function editSection(body: string, section: Heading, op: SectionOp, given: string): string {
  const eol = eolOf(body);
  const text = asLines(given, eol);
  const inner = body.slice(section.contentStart, section.end);
  const blank = BLANK_LINES.exec(inner)?.[0] ?? "";
  const content = inner.slice(blank.length).trimEnd();
  const start = section.contentStart + blank.length;
  const end = start + content.length;
  if (text === "") return op === "replace" ? body.slice(0, start) + body.slice(section.end) : body;
  if (content === "") return intoEmpty(body, section, text, eol);
  if (op === "prepend") return body.slice(0, start) + text + gap(text, content, eol) + body.slice(start);
  const before = op === "append" ? content + gap(content, text, eol) : "";
  // A heading that follows at once could take the text for its first line.
  const isTight = end < body.length && /^[ \t]*\r?\n$/.test(body.slice(end, section.end));
  return (
    body.slice(0, start) + before + text + (isTight && section.end < body.length ? eol : "") + body.slice(end)
  );
}

function intoEmpty(body: string, { contentStart, end }: Heading, text: string, eol: string): string {
  const head = body.slice(0, contentStart);
  const broken = head.endsWith("\n") ? head : head + eol;
  const isLast = end >= body.length;
  return `${broken}${eol}${text}${eol}${isLast ? "" : eol}${body.slice(end)}`;
}

/** Items of a list, rows of a table and lines of a quote follow each other; anything else is a separate paragraph. */
function gap(above: string, below: string, eol: string): string {
  const [last, first] = [lastLine(above), below.split("\n", 1)[0] ?? ""];
  return CONTINUED.some((line) => line.test(last) && line.test(first)) ? eol : eol + eol;
}

const CONTINUED = [/^\s*(?:[-*+]|\d{1,9}[.)])\s/, /^\s*\|/, /^\s*>/];

/** The last line that is not the indented continuation of an item. */
const lastLine = (text: string): string =>
  text.split("\n").findLast((line) => /^\S/.test(line)) ?? text.split("\n").at(-1) ?? "";

/** Blocks to which lines can be added. */
const OF_LINES = new Set(["paragraph", "list", "table", "blockquote"]);

/** Edits a block; its id stays. Lines get the indentation or the quote marks of the block. */
export function editBlock(body: string, block: Block, op: SectionOp, given: string, field: string): string {
  const eol = eolOf(body);
  const text = withoutId(asLines(given, eol), block.id);
  if (text === "") throw invalid(`${field}.text`, "cannot be empty: a block that is empty has no id");
  if (op !== "replace" && !OF_LINES.has(block.type))
    throw invalid(
      `${field}.op`,
      "must be replace: lines can be added to paragraphs, lists, tables and quotes only",
    );
  const prefix = prefixOf(body, block.start);
  const lines = text.replace(/\n(?=[^\r\n])/g, `\n${prefix}`);
  const content = body.slice(block.start, block.end);
  const joint = eol + prefix;
  const edited =
    op === "replace" ? lines : op === "append" ? content + joint + lines : lines + joint + content;
  return body.slice(0, block.start) + edited + body.slice(block.end);
}

/** What begins the further lines of a block: quote marks stay, the mark of an item becomes blanks. */
function prefixOf(body: string, at: number): string {
  const line = body.slice(body.lastIndexOf("\n", at - 1) + 1, at);
  return line.replace(/\[.\][ \t]+$/, "").replace(/[^>\t]/g, " ");
}

const asLines = (text: string, eol: string): string =>
  withoutLastBreaks(text.replace(BLANK_LINES, "")).replace(/\r?\n/g, eol);

/**
 * Without the line breaks at its end and the blanks before them. From the end: a pattern would start at each line break
 * of the text.
 */
function withoutLastBreaks(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\n") {
    end -= text[end - 2] === "\r" ? 2 : 1;
    while (text[end - 1] === " " || text[end - 1] === "\t") end -= 1;
  }
  return text.slice(0, end);
}

/** Without the block's own id at its end. */
function withoutId(text: string, id: string): string {
  const mark = `^${id}`;
  const isAtEnd = text.slice(-mark.length).toLowerCase() === mark.toLowerCase();
  return isAtEnd ? text.slice(0, -mark.length).trimEnd() : text;
}

const eolOf = (body: string): string => (/\r\n/.test(body) ? "\r\n" : "\n");
