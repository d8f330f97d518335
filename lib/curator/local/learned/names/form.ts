import {
  bareWord,
  CALENDAR_WORDS,
  FAMOUS_ORGS,
  FUNCTION_WORDS,
  GENERIC_ORG,
  isCapitals,
  isCommonWord,
  isDemonym,
  isGivenName,
  isPlaceName,
  isPlainWord,
  isRole,
  isSurname,
  isTitle,
  isVerb,
  LEGAL_FORMS,
  matchKey,
  ORG_ENDINGS,
  ORG_FIRST,
  PLACE_WORDS,
  PRODUCT_WORDS,
} from "@/lib/language";

/** What a name looks like: its words, how they begin and end, and what they are elsewhere. */
export function formFeatures(words: readonly string[], name: string): string[] {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const size = Math.min(4, words.length);
  const isOne = words.length === 1;
  const isPlain = words.every((word) => isPlainWord(word) || isCommonWord(word));
  return [
    `size ${size}`,
    `length ${Math.min(8, name.length >> 2)}`,
    `shape ${words.slice(0, 4).map(shapeOf).join(" ")}`,
    ...(!isOne && isCapitals(name) ? ["shape capitals"] : []),
    ...(isPlaceName(name) ? ["whole place"] : []),
    ...(FAMOUS_ORGS.has(matchKey(name)) ? ["whole famous"] : []),
    ...(/[&+]/.test(name) ? ["whole and"] : []),
    ...(isPlain ? [`all-plain ${size}`] : []),
    ...words.map((word) => `word ${bareWord(word)}`),
    ...classesOf(first).map((it) => `first-is ${size} ${it}`),
    ...endsOf(first).map((it) => `first-end ${isOne ? "one" : "some"} ${it}`),
    `first-begin ${bareWord(first).slice(0, 4)}`,
    `last-begin ${bareWord(last).slice(0, 5)}`,
    ...(isOne ? [] : classesOf(last).map((it) => `last-is ${size} ${it}`)),
    ...(isOne ? [] : endsOf(last).map((it) => `last-end ${it}`)),
    ...words
      .slice(1, -1)
      .flatMap(classesOf)
      .map((it) => `inner-is ${it}`),
  ];
}

/** What a word is, regardless of the words around it. */
const CLASSES: readonly (readonly [string, (word: string) => boolean])[] = [
  ["given", isGivenName],
  ["surname", isSurname],
  ["place", isPlaceName],
  ["plain", isPlainWord],
  ["common", isCommonWord],
  ["role", isRole],
  ["title", isTitle],
  ["demonym", isDemonym],
  ["verb", isVerb],
  ["ending", (word) => ORG_ENDINGS.has(bareWord(word))],
  ["head", (word) => ORG_FIRST.has(bareWord(word))],
  ["generic", (word) => GENERIC_ORG.has(bareWord(word))],
  ["legal", (word) => LEGAL_FORMS.has(bareWord(word))],
  ["site", (word) => PLACE_WORDS.has(bareWord(word))],
  ["product", (word) => PRODUCT_WORDS.has(bareWord(word))],
  ["calendar", (word) => CALENDAR_WORDS.has(bareWord(word))],
  ["function", (word) => FUNCTION_WORDS.has(bareWord(word))],
];

const MAX_KNOWN = 4_000;
const KNOWN = new Map<string, readonly string[]>();

/** The names of a note share their words. */
function classesOf(word: string): readonly string[] {
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  const found = CLASSES.flatMap(([name, isOne]) => (isOne(word) ? [name] : []));
  const classes = found.length > 0 ? found : ["unknown"];
  if (KNOWN.size >= MAX_KNOWN) KNOWN.clear();
  KNOWN.set(word, classes);
  return classes;
}

const SHAPES: readonly (readonly [string, RegExp])[] = [
  ["X", /^\p{Lu}$/u],
  ["XX", /^\p{Lu}{2,3}$/u],
  ["XXXX", /^\p{Lu}{4,}$/u],
  ["9", /\d/],
  ["Xx", /^\p{Lu}\p{Ll}+$/u],
  ["xX", /\p{Ll}\p{Lu}/u],
  ["X-X", /-/],
  ["X's", /['’]/],
  ["x", /^\p{Ll}/u],
];

const shapeOf = (word: string): string => SHAPES.find(([, shape]) => shape.test(word))?.[0] ?? "other";

function endsOf(word: string): string[] {
  const bare = matchKey(word);
  return [2, 3, 4].filter((length) => bare.length > length).map((length) => bare.slice(-length));
}
