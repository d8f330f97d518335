import {
  anyOf,
  contentWords,
  LANGUAGES,
  type Language,
  leading,
  madeOnce,
  mainClause,
  titleOf,
} from "@/lib/language";

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

/** "Die Halle im Winter geschlossen bleibt", of a text that has it behind "dass": "Die Halle bleibt im Winter geschlossen". */
export function asMainClause(title: string, text: string): string {
  const at = text.toLowerCase().indexOf(title.slice(0, BEGINNING).toLowerCase());
  const before = at < 0 ? "" : text.slice(0, at);
  const language = VERB_LAST.find((it) => THAT_OF(it).test(before));
  return language === undefined ? title : titleOf(mainClause(language, text.charAt(at) + title.slice(1)));
}

const BEGINNING = 12;
const VERB_LAST = LANGUAGES.filter(({ verbSecond }) => verbSecond?.subject !== undefined);
const THAT_OF = madeOnce(
  ({ vocabulary }: Language) => new RegExp(`(?<!\\p{L})${vocabulary.words.that}\\s+$`, "iu"),
);
