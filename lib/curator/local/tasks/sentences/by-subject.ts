import { anyOf, slice, type TextSpan } from "@/lib/language";
import type { People } from "../../people/people";

/** Where the next clause may begin with a name. */
const NAMED = new RegExp(
  String.raw`[,;]\s+(?:(?:${anyOf("and")})\s)?(?=(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})\s\p{Ll})`,
  "gu",
);

/**
 * The clauses of a sentence that says what several people do: "Luisa contatta la Croce Rossa, Gianni chiede il preventivo". Whether
 * each has a verb is left to the reader: "Sam will ask Tom, Priya from the office and the caterer".
 */
export function clausesBySubject(sentence: TextSpan, people: People): TextSpan[] {
  const clauses: TextSpan[] = [];
  let from = 0;
  for (const { 0: mark, 1: name = "", index } of sentence.text.matchAll(NAMED)) {
    const at = index + mark.length;
    if (people.resolve(slice(sentence, at, at + name.length)) === undefined) continue;
    clauses.push(slice(sentence, from, index));
    from = at;
  }
  return [...clauses, slice(sentence, from)];
}
