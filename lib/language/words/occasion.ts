import { ENGLISH_OCCASIONS } from "../english/occasions";
import { LANGUAGES } from "../languages";
import type { Language } from "../match/language";

const whole = (words: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}])`, "giu");

const ENGLISH = whole(ENGLISH_OCCASIONS);
const BY_CODE = new Map(
  LANGUAGES.flatMap(({ code, occasions }) =>
    occasions === undefined ? [] : [[code, whole(occasions)] as const],
  ),
);
/** Languages in which the word is the first of a name: "visita a la granja"; in the others it is the head of its nouns: "coffee morning". */
const FIRST: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);

/** What may follow the head of a name: with whom, where, of what. */
const FOLLOWS =
  /^(?:$|\s?[(,–-]|\s(?:with|at|in|for|of|from|by|on|to|w\/|and|\+|&|mit|bei[m]?|von|vom|der|des|zum|zur|im|am|für|und|auf|durch|met|bij|van|voor|samen|op|te|en)(?!\p{L})|['’]s?\s|\s\p{Lu})/u;

/** Is it called by a word of what takes place at a time: "hedge-laying morning", "Bemusterung Bodenbeläge", "cena in vigna"? */
export function isOccasion(name: string, language?: Language): boolean {
  const code = language?.code;
  const own = code === undefined ? undefined : BY_CODE.get(code);
  return [own, ENGLISH].some(
    (words) =>
      words !== undefined &&
      [...name.matchAll(words)].some(({ 0: word, index }) =>
        words !== ENGLISH && FIRST.has(code ?? "")
          ? index === 0
          : FOLLOWS.test(name.slice(index + word.length)),
      ),
  );
}
