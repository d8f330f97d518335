import { CALENDAR_WORDS, FUNCTION_WORDS, LANGUAGES } from "@/lib/language";

/** The words of a text that say what it is about, between spaces; all of them where none does. */
export function contentWords(text: string): string {
  const words = text.split(/\s+/u);
  const content = words.filter((word) => !isFunctionWord(word.toLowerCase().replace(EDGES, "")));
  return (content.length > 0 ? content : words).join(" ");
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const isFunctionWord = (word: string): boolean =>
  (FUNCTION_WORDS.has(word) && !CALENDAR_WORDS.has(word)) || LANGUAGES.some(({ words }) => words.has(word));
