import { FUNCTION_WORDS, isPlainWord, isRole, isTitle } from "@/lib/language";
import type { NameHit } from "../hit";

/** Letters before a name in which an office is looked for. */
const NEAR = 48;
const WORDS = /(\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’-]+){0,2})(:?)\s*$/u;
/** Behind the name, others follow: it heads a list, and is nobody's office. */
const OTHERS = /^\s*(?:,|&|\p{Ll}{1,3}\s\p{Lu})/u;

/** The office with a name or right before it: "Pastorin Miriam Oelkers", "Vorsitz: Dr. Elke Thomsen", "our Harbour Master Ann Lee". */
export const officeOf = ({ name, span }: NameHit, text: string): string | undefined =>
  name.title !== undefined && isRole(name.title) ? name.title : officeBefore(text, span.start, span.end);

function officeBefore(text: string, start: number, end: number): string | undefined {
  const [, all = "", colon = ""] =
    WORDS.exec(withoutTitles(text.slice(Math.max(0, start - NEAR), start))) ?? [];
  if (colon !== "" && OTHERS.test(text.slice(end, end + 8))) return undefined;
  const words = all.split(" ");
  const office = words.pop() ?? "";
  if (office.length < 4 || !isRole(office) || FUNCTION_WORDS.has(office.toLowerCase())) return undefined;
  const first = words.findLastIndex((word) => !isKind(word)) + 1;
  return [...words.slice(first), office].join(" ");
}

/** "Deputy", "Harbour" before "Master". */
const isKind = (word: string): boolean => /^\p{Lu}/u.test(word) && (isRole(word) || isPlainWord(word));

function withoutTitles(before: string): string {
  const rest = before.trimEnd();
  const last = /\S+$/.exec(rest)?.[0] ?? "";
  return isTitle(last) && !isRole(last) ? withoutTitles(rest.slice(0, -last.length)) : rest;
}
