import { ENGLISH_OCCASIONS } from "../english/occasions";
import { LANGUAGES } from "../languages";
import { anyOf } from "../languages/vocabulary";
import type { Language } from "../match/language";

const whole = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}])`, "giu");

const ENGLISH = whole(ENGLISH_OCCASIONS);
const BY_CODE = new Map(
  LANGUAGES.flatMap(({ code, occasions }) =>
    occasions === undefined ? [] : [[code, whole(occasions)] as const],
  ),
);
/** What may follow the head of a name: with whom, where, of what. */
const FOLLOWS = new RegExp(
  String.raw`^(?:$|\s?[(,–-]|\s(?:${anyOf("behindOccasion")}|\+|&)(?!\p{L})|['’]s?\s|\s\p{Lu})`,
  "u",
);

/** Is it called by a word of what takes place at a time: "hedge-laying morning", "Bemusterung Bodenbeläge", "cena in vigna"? */
export function isOccasion(name: string, language?: Language): boolean {
  const code = language?.code;
  const own = code === undefined ? undefined : BY_CODE.get(code);
  return [own, ENGLISH].some(
    (words) =>
      words !== undefined &&
      [...name.matchAll(words)].some(({ 0: word, index }) =>
        // In the others it is the head of its nouns: "coffee morning".
        words !== ENGLISH && language?.nounFirst
          ? index === 0
          : FOLLOWS.test(name.slice(index + word.length)),
      ),
  );
}
