import { anyOf } from "../languages/vocabulary";
import { type Block, isMixed, type Section } from "./block";
import { LISTS_PEOPLE, labelKind } from "./labels";
import type { Line } from "./line";

/** A label and its content: `Present: …`, `Decision - …`; only known labels count before a dash. "Next 1:1" is none. */
const LABEL = new RegExp(
  String.raw`^\s*((?:\d{1,3}\s(?=\p{L})|${anyOf("numeral")}[、.．]\s?)?[\p{L}][\p{L}\p{M}'’ /&#.-]{0,38}?(?:\(\p{L}{1,3}\)\p{L}{0,2}|[*:_]in(?:nen)?|(?:·\p{L}{1,2}){1,2})?(?:\s\([^()]{1,20}\)|（[^（）]{1,20}）)?(?:\s?#?\d{1,2})?)(\s*[:：](?!(?<=\d:)\d)\s*|\s+[-–—]+\s+)(?=\S)`,
  "u",
);

/** `【参加者】高橋、中村`: who came and when, in brackets. */
const BRACKETED = /^\s*【([^【】]{2,12})】\s*[:：]?\s*(?=\S)/u;

/** `出席 高橋会長、中村和子`: a known label of one word, and a blank. */
const HAN_LABEL = /^\s*([\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{2,8})([ 　]+)(?=\S)/u;

/** The label that a line begins with, and the characters up to its content. */
export interface LineLabel {
  label: NonNullable<Block["label"]>;
  length: number;
}

/** The label of a line; letters such as `D1:` are labels where decisions are listed among actions. */
export function lineLabel(line: Line, section: Section): LineLabel | undefined {
  const short = /^\s*([DA])\d{0,2}\s*[:.)–-]\s+/.exec(line.text);
  if (short !== null && isMixed(section)) {
    const kind = short[1] === "D" ? "decisions" : "actions";
    return { label: { text: short[0].trim(), kind, start: line.start }, length: short[0].length };
  }
  const bracketed = BRACKETED.exec(line.text);
  const match = bracketed ?? LABEL.exec(line.text) ?? HAN_LABEL.exec(line.text);
  const text = match?.[1];
  if (match === null || text === undefined) return undefined;
  const kind = labelKind(text);
  if (kind === undefined || (bracketed !== null && kind !== "date" && !LISTS_PEOPLE.has(kind)))
    return undefined;
  return { label: { text, kind, start: line.start + line.text.indexOf(text) }, length: match[0].length };
}
