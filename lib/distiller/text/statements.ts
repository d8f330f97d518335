import { type LearningWords, languageOf, mask, sentencesOf, split, type TextSpan } from "@/lib/language";
import type { SourceText } from "../learning";
import { type Block, blocksOf } from "./blocks";
import type { Section } from "./sections";

/** A sentence of a record. */
export interface Statement {
  /** On one line, markup blanked out, at most `MAX_LENGTH` characters. */
  text: string;
  /** `text` with quotations blanked out, character for character. */
  own: string;
  /** Verbatim from the body. */
  raw: string;
  section: Section;
  /** Below a heading such as "Context" or "Consequences". */
  isReasoning: boolean;
  isItem: boolean;
  /** In what somebody says, whose name is before it. */
  isSpoken: boolean;
  /** No paragraph is between its own and the heading of the section. */
  isLead: boolean;
  /** What ends with a colon above the lists that it is in. */
  introduction: string;
  /** In a list that an item introduces. */
  isNested: boolean;
  /** In a list below a heading such as "Don'ts". */
  isDenied: boolean;
  /** The words of its paragraph's language, or else of its record's; undefined in English. */
  words: LearningWords | undefined;
  /** The sentence before it in the same paragraph. */
  previous: Statement | null;
  /** The last sentence of the paragraph before. */
  before: Statement | null;
  /** Offsets in the body. */
  start: number;
  end: number;
}

/** A longer sentence is dictated without a stop, and no statement. */
const MAX_LENGTH = 400;
/** A shorter paragraph is read in the language of its record. */
const MIN_OWN_LANGUAGE = 60;
const QUOTED = /"[^"\n]{2,600}"|“[^“”\n]{2,600}”|„[^„“”\n]{2,600}[“”]|«[^«»\n]{2,600}»|「[^「」\n]{2,600}」/g;

/** The sentences of a source's prose, in order. */
export function statementsOf({ body }: SourceText): Statement[] {
  const main = languageOf(body)?.learnings;
  const statements: Statement[] = [];
  for (const block of blocksOf(body))
    statements.push(...inBlock(body, block, main, statements.at(-1) ?? null));
  return statements;
}

function inBlock(
  body: string,
  block: Block,
  main: LearningWords | undefined,
  before: Statement | null,
): Statement[] {
  const raw = body.slice(block.start, block.end);
  // A link may continue in the next line.
  const masked = mask(raw.replace(/\n/g, " "), 0);
  const own = masked.replace(QUOTED, (quote) => " ".repeat(quote.length));
  // A few words of Spanish may be Portuguese as well.
  const words = main && masked.length < MIN_OWN_LANGUAGE ? main : (languageOf(masked)?.learnings ?? main);
  const statements: Statement[] = [];
  for (const { start, end } of sentencesOf({ start: 0, end: masked.length, text: masked }).flatMap(
    afterUnits,
  )) {
    const [from, to] = widened(raw, masked, start, end);
    const quote = raw.slice(from, to);
    if (end - start > MAX_LENGTH || !isQuotable(quote)) continue;
    statements.push({
      text: inCaseOf(raw.slice(start, end), masked.slice(start, end)),
      own: own.slice(start, end),
      raw: quote,
      section: block.section,
      isReasoning: block.isReasoning,
      isItem: block.isItem,
      isSpoken: block.isSpoken,
      isLead: block.isLead,
      introduction: block.introduction,
      isNested: block.isNested,
      isDenied: block.isDenied,
      words,
      previous: statements.at(-1) ?? null,
      before,
      start: block.start + from,
      end: block.start + to,
    });
  }
  return statements;
}

/** The mask lowers code, which contains no names; what is shown keeps its capitals. */
const inCaseOf = (raw: string, masked: string): string =>
  masked.replace(/\p{Ll}/gu, (letter, at: number) =>
    raw.charAt(at).toLowerCase() === letter ? raw.charAt(at) : letter,
  );

/**
 * "… to 200 ms. Contrast …": a unit after a number is not a title before a name; "．" ends a sentence of Japanese typesetting,
 * but not a number.
 */
const afterUnits = (sentence: TextSpan): TextSpan[] =>
  split(sentence, /(?<=\d ?(?:ms|st|mt|no|co|max|min)\.)\s+(?=\p{Lu})|(?<=[^\d０-９]．)(?=\P{N})/gu);

/** Extends a range over the markup, link brackets and addresses that the mask blanked at its ends. */
function widened(raw: string, masked: string, start: number, end: number): [from: number, to: number] {
  let from = start;
  while (from > 0 && masked[from - 1] === " " && /[*_`~=]/.test(raw[from - 1] ?? "")) from -= 1;
  const opening = raw.lastIndexOf("[[", start);
  if (opening >= 0 && raw.slice(opening, start).indexOf("]]") < 0) from = Math.min(from, opening);
  let to = end;
  const opened = raw.lastIndexOf("[[", end - 1);
  const closing = opened < 0 ? -1 : raw.indexOf("]]", opened);
  if (closing >= end) to = closing + 2;
  const link = /^\]\([^()\n]*\)/.exec(raw.slice(to));
  if (link && raw.slice(from, to).lastIndexOf("[") > raw.slice(from, to).lastIndexOf("]"))
    to += link[0].length;
  while (to < raw.length && /[*_`~=]/.test(raw[to] ?? "") && masked[to] === " ") to += 1;
  return [from, to];
}

/** False for template placeholders, and for markup that would open a comment or code after the quotation. */
export const isQuotable = (words: string): boolean =>
  words.length > 0 && !/\{\{|<%|<!--|%%|```|~~~|(?![\t\n])\p{Cc}|\p{Surrogate}/u.test(words);
