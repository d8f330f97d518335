import { FORMS_OF_ADDRESS, SHORT_TITLES, TITLES } from "../english/role-words";
import { ENGLISH_TITLES } from "../english/titles";
import { LANGUAGES } from "../languages";
import { wordsIn } from "../languages/vocabulary";

const ALL_TITLES = new Set([...TITLES, ...wordsIn("titles")]);
const ALL_FORMS_OF_ADDRESS = new Set([...FORMS_OF_ADDRESS, ...wordsIn("formsOfAddress")]);
const ALL_SHORT_TITLES = new Set([...SHORT_TITLES, ...wordsIn("shortTitles")]);

const MORE: ReadonlySet<string> = new Set(
  [ENGLISH_TITLES, ...LANGUAGES.map(({ titles }) => titles ?? [])].flatMap((titles) => [...titles]),
);
const bareOf = (word: string): string => word.replace(/\.$/, "");

const isIn = (word: string): boolean =>
  MORE.has(word.toLowerCase()) || MORE.has(`${word.toLowerCase()}.`) || MORE.has(word);

/** "Mrs", "Pfarrerin", `RA`: before a name, and no part of it. */
export const isTitle = (word: string): boolean =>
  ALL_TITLES.has(bareOf(word).toLowerCase()) || isIn(bareOf(word));

/** Behind which even a single word is a surname: "Frau Czerny"; not "Chef", "Sister". */
export const isFormOfAddress = (word: string): boolean =>
  ALL_FORMS_OF_ADDRESS.has(bareOf(word).toLowerCase()) || (isIn(bareOf(word)) && !FAMILY.test(word));

/** "Familie Yıldız" is mostly mentioned in passing. */
const FAMILY = /^fam(?:\.|il|ig|$)/iu;

/** Whose dot ends no sentence. */
export const isShortTitle = (bare: string): boolean =>
  ALL_SHORT_TITLES.has(bare.toLowerCase()) || MORE.has(`${bare.toLowerCase()}.`);

/** In small letters, what only some languages write so: "la dra. Pachano", "don Tacho". */
export const isSmallTitle = (word: string): boolean =>
  LANGUAGES.some(
    ({ nounsHaveCapitals, titles }) =>
      !nounsHaveCapitals && (titles?.has(word) || titles?.has(`${bareOf(word)}.`)),
  );

/** A rank in two letters is one inside a line: (DI Nwosu), `to: SN Marek`; at its beginning it may be a weekday. */
export const isRankOnly = (word: string): boolean =>
  /^\p{Lu}{2,3}$/u.test(word) && MORE.has(word) && word !== "RA" && !ALL_TITLES.has(word.toLowerCase());
