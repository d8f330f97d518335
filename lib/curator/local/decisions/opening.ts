import { anyOf, contentWords, leading, titleOf } from "@/lib/language";

const THAT = `(?:${leading("that")})`;
/** "Und zwar dass …", "And that …", "À savoir que …": what leads to the decision itself. */
const GOES_ON = new RegExp(String.raw`^(?:${anyOf("goesOn")}[\s,:]+)+${THAT}`, "iu");
const SETTLED = `${anyOf("settled", "decidedVerb")}`;
/** "Et acté que …", "Il est décidé et acté que …": that it was, and then what. Any other word before it may be "not". */
const IS_SETTLED = new RegExp(
  String.raw`^(?:${anyOf("it", "he", "and", "besideSettled")}\s){0,4}${SETTLED}(?:\s${anyOf("and")}\s${SETTLED})?,?\s${THAT}`,
  "iu",
);
const BARE = new RegExp(String.raw`^${THAT}(?=\p{L})`, "iu");

/** A title that does not begin in the middle of a sentence. */
export function withoutOpening(title: string): string {
  const rest = [GOES_ON, IS_SETTLED, BARE].reduce((text, pattern) => text.replace(pattern, ""), title);
  return rest === title || contentWords(rest).length < 2 ? title : titleOf(rest);
}
