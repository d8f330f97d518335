import { anyOf, type Block, isGivenName, isTitle, slice, split, type TextSpan } from "@/lib/language";

/** `PTA catch-up Mon 23rd - Sian, Bola, Mr Whitcombe`, `Site visit (Jo, Ned + Priya)`: behind the title of a note. */
const BEHIND = /(?:\s?[–—:]|\s-|\s\/{2}|\s\|)\s+(?=\p{Lu}[^–—:|]{4,200}$)|\s\((?=\p{Lu}[^()]{4,200}\)$)/u;
const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]{1,20}(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,20}){0,2}$/u;
const SEPARATOR = new RegExp(
  String.raw`\s*[,;&+]\s*(?:and\s|${anyOf("and")}\s)?|\s(?:and|${anyOf("and")})\s`,
  "gu",
);
const MIN_NAMES = 3;

/** Those whom the title of a note lists, and nothing else: three or more, of whom most have a first name or a form of address. */
export function namesBehindTitle([title]: readonly Block[]): TextSpan | undefined {
  if (title === undefined || title.voice !== undefined || title.label !== undefined) return undefined;
  const behind = BEHIND.exec(title.text);
  if (behind === null) return undefined;
  const from = behind.index + behind[0].length;
  const list = slice(title, from, title.text.length - (behind[0].endsWith("(") ? 1 : 0));
  const names = split(list, SEPARATOR).map(({ text }) => text);
  const known = names.filter((name) => {
    const [first = ""] = name.split(" ");
    return isGivenName(first) || isTitle(first);
  });
  const isList = names.length >= MIN_NAMES && names.every((name) => NAME.test(name));
  return isList && known.length * 3 >= names.length * 2 ? list : undefined;
}
