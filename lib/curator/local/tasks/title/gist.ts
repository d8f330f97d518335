import { languageOf, titleOf, withoutLeads, wordsFor } from "@/lib/language";

/** What a sentence is about is at its beginning: "The boiler in flat 3 leaks again, Dave says" → "The boiler in flat 3 leaks again". */
export function gistOf(text: string, most: number, language = languageOf(text)): string {
  const bare = withoutLeads(text.replace(/^[\s,;:.!?()–—-]+/u, ""), [language]);
  const words = bare.split(" ");
  if (words.length <= most) return trimmed(bare);
  const first = words.slice(0, most).join(" ");
  const clause = CLAUSE.exec(first)?.[1];
  if (clause !== undefined && 2 * clause.split(" ").length >= most) return trimmed(clause);
  const kept = first.split(" ");
  while (kept.length > 1 && JOINS.has(last(kept))) kept.pop();
  return `${trimmed(kept.join(" "))} …`;
}

/** Up to the last sign after which another matter may begin. */
const CLAUSE = /^(.+)(?:[,;:.!?](?=\s)|\s[–—-]+\s|\s\(|\s(?:->|→))/u;
/** Without signs at its end, and a bracket that is not closed any more. */
const trimmed = (text: string): string =>
  text
    .replace(/\s*\([^()]*$/u, "")
    .replace(/[\s,;:.!?–—(-]+$/u, "")
    .trim();
const last = (words: readonly string[]): string => (words.at(-1) ?? "").toLowerCase();

/** What no phrase ends with. */
const JOINS: ReadonlySet<string> = new Set(
  wordsFor(
    "the",
    "a",
    "our",
    "and",
    "but",
    "that",
    "I",
    "he",
    "is",
    "of",
    "of the",
    "in",
    "in the",
    "at",
    "to",
    "to the",
    "until",
    "before",
    "after",
    "towards",
    "with",
    "for",
    "about",
    "on a day",
    "from a day",
    "at an hour",
    "at a price",
    "at somebody's",
    "Mr",
  ),
);

export const wordCount = (text: string): number => titleOf(text).split(" ").length;
