import { bareWord, isTrade, ORG_ENDINGS, type Phrase, slice, type TextSpan } from "@/lib/language";
import type { People } from "../people/people";

/** "leaving Tessel" is about the Tessel Studio that the file names elsewhere. */
export function longerName(name: string, phrases: readonly Phrase[], people: People): TextSpan | undefined {
  for (const phrase of phrases) {
    const at = ` ${phrase.text}`.indexOf(` ${name} `);
    const rest = at < 0 ? [] : phrase.text.slice(at + name.length + 1).split(" ");
    const isLonger =
      rest.length > 0 && rest.length < 4 && (ORG_ENDINGS.has(bareWord(rest.at(-1) ?? "")) || isTrade(phrase));
    if (isLonger && people.within(phrase.start, phrase.end).length === 0) return slice(phrase, at);
  }
  return undefined;
}
