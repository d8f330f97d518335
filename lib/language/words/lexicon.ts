import { GIVEN_NAMES } from "../english/given-names";
import { MORE_GIVEN_NAMES } from "../english/more-given-names";
import { MORE_PLACES } from "../english/places";
import { TASK_VERBS } from "../english/verbs";
import { WORLD_GIVEN_NAMES } from "../english/world-given-names";
import { LANGUAGES } from "../languages";
import { matchKey } from "../match/key";
import { splitWords } from "../match/word-set";
import { compromise } from "./compromise";

type Lexicon = Record<string, string | string[]>;

let known: Lexicon | undefined;

/** The lexicon of `compromise`, used as a dictionary: word → its tags. Evidence, not proof. */
function lexicon(): Lexicon {
  known ??= (compromise().model() as { one: { lexicon: Lexicon } }).one.lexicon;
  return known;
}

const GIVEN_TAGS = ["FirstName", "MaleName", "FemaleName"];
const PLACE_TAGS = ["City", "Country", "Region", "Place"];
const VERB_TAGS = ["Infinitive", "PresentTense", "PastTense", "Gerund", "Verb", "Imperative", "PhrasalVerb"];
const PLAIN_TAGS = [
  "Adjective",
  "Noun",
  "Singular",
  "Plural",
  "Adverb",
  "Uncountable",
  "Determiner",
  "Preposition",
];

const QUALITY_TAGS = ["Adjective", "Ordinal", "Cardinal", "TextOrdinal", "TextCardinal", "Value"];

const givenNames: ReadonlySet<string> = new Set(
  [
    GIVEN_NAMES,
    MORE_GIVEN_NAMES,
    WORLD_GIVEN_NAMES,
    ...LANGUAGES.map(({ givenNames }) => givenNames ?? ""),
  ].flatMap((names) => splitWords(names).map(matchKey)),
);

function hasTag(word: string, tags: readonly string[]): boolean {
  if (!Object.hasOwn(lexicon(), word)) return false;
  return [lexicon()[word] ?? []].flat().some((tag) => tags.includes(tag));
}

const lower = (word: string): string => word.normalize("NFC").toLowerCase().replace(/’/g, "'");

/** "Priya", "Jean-Luc", "Kelly-Ann": a given name; not "Leigh-on-Sea". */
export function isGivenName(word: string): boolean {
  const key = matchKey(word);
  if (givenNames.has(key) || hasTag(lower(word), GIVEN_TAGS) || hasTag(key, GIVEN_TAGS)) return true;
  const parts = /-\p{Ll}+-\p{Lu}/u.test(word) ? [] : word.split(/[-‑]/);
  return parts.length > 1 && parts.every((part) => part.length > 1) && isGivenName(parts[0] ?? "");
}

/** With or without its accents: "Díaz". */
export const isSurname = (word: string): boolean =>
  hasTag(lower(word), ["LastName"]) || hasTag(matchKey(word), ["LastName"]);

/** Cities, countries, regions. */
export const isPlaceName = (text: string): boolean =>
  hasTag(lower(text), PLACE_TAGS) || MORE_PLACES.has(matchKey(text));

export const isOrgName = (text: string): boolean => hasTag(lower(text), ["Organization", "SportsTeam"]);

export const isDemonym = (word: string): boolean => hasTag(lower(word), ["Demonym"]);

/** In any form: "send", "sends", "sent". */
export function isVerb(word: string): boolean {
  const text = lower(word);
  return hasTag(text, VERB_TAGS) || TASK_VERBS.has(text) || TASK_VERBS.has(baseForm(text));
}

/** The bare form, as after "to": "send". */
export const isBareVerb = (word: string): boolean =>
  TASK_VERBS.has(lower(word)) || hasTag(lower(word), ["Infinitive"]);

/** An English word that is not a name: "final", "quickly". */
export const isPlainWord = (word: string): boolean => hasTag(lower(word), PLAIN_TAGS) || isVerb(word);

/** An English word for how something is, or how many there are: "technical", "nineteenth"; not "red tape" as a whole. */
export const isQuality = (word: string): boolean => hasTag(lower(word), QUALITY_TAGS);

/** "sends" → "send", "carries" → "carry", "drafting" → "draft"; bare forms stay. */
export function baseForm(word: string): string {
  const text = lower(word);
  const trials = [
    text.replace(/ies$/, "y"),
    text.replace(/(?<=(?:s|x|z|ch|sh|o))es$/, ""),
    text.replace(/s$/, ""),
    text.replace(/ing$/, ""),
    text.replace(/ing$/, "e"),
    text.replace(/(.)\1ing$/, "$1"),
  ];
  return trials.find((trial) => trial !== text && isKnownBase(trial)) ?? text;
}

const isKnownBase = (word: string): boolean => TASK_VERBS.has(word) || hasTag(word, ["Infinitive"]);
