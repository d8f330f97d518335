import { type Block, isGivenName, slice, type TextSpan } from "@/lib/language";
import type { NameHit } from "../hit";

/** `AB CW JP`, as minutes of few name those who came. */
export const SOME_LETTERS = /^\p{Lu}{2,3}(?:\s\p{Lu}{2,3})+$/u;

/** `AB`: somebody under no other name. */
export const isLetters = (text: string): boolean => /^\p{Lu}{2,3}$/u.test(text);

/** Initials: `PSL` for `Pei-Shan Lu`. */
export const lettersOf = (words: readonly string[]): string =>
  words.flatMap((word) => word.split("-").map((part) => part.charAt(0))).join("");

const MIN_NAMES = 2;

/** `AB, CW`, `Rick, Abby, KV`: not `TN, Dr. Weiss`. */
export const namesByLetters = (lone: readonly TextSpan[]): boolean =>
  [isLetters, isGivenName].some((test) => lone.filter(({ text }) => test(text)).length >= MIN_NAMES);

const WITH_LETTERS =
  /(?<![\p{L}.])(\p{Lu}[\p{L}'’-]{1,60}(?:\s\p{Lu}[\p{L}'’.-]{0,60}){1,3})\s?\((\p{Lu}{2,4})\)/gu;

/** `Adrian Harvey (AH), Tim Over (TO)`: names with their own letters, whatever the line is; one alone may be a body. */
export function spelledOut(blocks: readonly Block[]): NameHit[] {
  const hits = blocks.flatMap((block) =>
    [...block.text.matchAll(WITH_LETTERS)].flatMap(({ 1: text = "", 2: alias = "", index }): NameHit[] => {
      const name = { words: text.split(/\s+/) };
      const span = slice(block, index, index + text.length);
      return lettersOf(name.words) === alias ? [{ name, span, score: 4, structured: true, alias }] : [];
    }),
  );
  const given = hits.filter(({ name }) => isGivenName(name.words[0] ?? ""));
  return hits.length >= MIN_NAMES && given.length * 3 >= hits.length * 2 ? hits : [];
}
