import { madeOnce } from "@/lib/core/made-once";
import {
  anyTaskWord,
  type Document,
  languageOf,
  slice,
  type TaskWords,
  type TextSpan,
  taskWordsOf,
} from "@/lib/language";

/** Letters of a note in which it may say who writes it. */
const MAX_HEAD = 400;
export const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?:[^\S\n]\p{Lu}[\p{L}.'’-]*){0,2}`;
const WRITES_NOW = new RegExp(String.raw`\((${NAME}) ${anyTaskWord("writing")}`, "u");

/** "Kept by Fraser McKerracher", "scritto da Primo", "(Gráinne taking notes)" in the head of a note. */
export function writtenBy({ source }: Document): TextSpan[] {
  const text = source.masked.slice(0, MAX_HEAD);
  const head = { start: 0, end: text.length, text };
  return [...taskWordsOf([languageOf(text), languageOf(source.masked)]).map(WROTE), WRITES_NOW].flatMap(
    (pattern) => {
      const { 1: name = "", index } = pattern.exec(text) ?? { 1: "", index: 0 };
      const at = text.indexOf(name, index);
      return name === "" ? [] : [slice(head, at, at + name.length)];
    },
  );
}

const WROTE = madeOnce(
  ({ writes }: TaskWords) =>
    new RegExp(`(?<!\\p{L})(?:${caseless(writes)})[^\\S\\n]+[*_]{0,2}(${NAME})`, "u"),
);

/** "Kept by", "kept by" */
const caseless = (words: string): string =>
  words
    .split("|")
    .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`))
    .join("|");
