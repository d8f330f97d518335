import { isGivenName, type TextSpan } from "@/lib/language";

/** `AB CW JP`, as minutes of few name those who came. */
export const SOME_LETTERS = /^\p{Lu}{2,3}(?:\s\p{Lu}{2,3})+$/u;

/** `AB`: somebody under no other name. */
export const isLetters = (text: string): boolean => /^\p{Lu}{2,3}$/u.test(text);

const MIN_NAMES = 2;

/** `AB, CW`, `Rick, Abby, KV`: not `TN, Dr. Weiss`. */
export const namesByLetters = (lone: readonly TextSpan[]): boolean =>
  [isLetters, isGivenName].some((test) => lone.filter(({ text }) => test(text)).length >= MIN_NAMES);
