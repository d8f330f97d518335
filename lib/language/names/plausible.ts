import { EVENT_WORDS, ORG_ENDINGS } from "../english/org-words";
import { SURNAME_WORDS } from "../english/surname-words";
import { anyIn, anyOf } from "../languages/vocabulary";
import { isGivenName, isPlaceName, isSurname } from "../words/lexicon";
import { bareWord, beginsWithGiven, isCommonWord, isSurnameAloud, isUnlikelySurname } from "./classify";
import { displayName, isInitial, isParticle, type PersonName } from "./person-name";

const BOT =
  /bot$|^(?:siri|alexa|cortana|copilot|chatgpt|claude|gemini|gpt|hubot|jenkins|renovate|zapier|ifttt|otter|fireflies|fathom|system|mailer|daemon|github|gitlab|jira|notifier|automation|integration|webhook|cron|root|admin|ai|unknown)\b/i;
const PLACEHOLDER =
  /^(?:(?:john|jane) (?:q\.? )?(?:doe|public)|joe (?:bloggs|public|sixpack)|max mustermann|erika mustermann|foo bar|test user|lorem ipsum|your name|first last|firstname lastname|jean dupont dupond|fulano de tal|a\.? n\.? other)$/i;

export const isBot = (name: string): boolean =>
  name.split(/[\s._-]+/).some((word, at, words) => BOT.test(word) && !isSurnameOf(words, at));

/** "Sarah Jenkins": the name of a tool is a surname behind a first name. */
const isSurnameOf = (words: readonly string[], at: number): boolean =>
  at > 0 &&
  at === words.length - 1 &&
  isSurname(words[at] ?? "") &&
  isGivenName(words[0] ?? "") &&
  !BOT.test(words[0] ?? "");

/** `Claude Pittet`: the first name of people as well; not `Claude Code`, `Claude Opus`. */
const isNamesake = ([first = "", ...more]: readonly string[]): boolean =>
  isGivenName(first) && !more.some((word) => isBot(word) || PRODUCT.test(word) || isCommonWord(word));
const PRODUCT = /^(?:opus|sonnet|haiku|monet|instant|skills?|echo|dot)$/i;

export const isPlaceholder = (name: string): boolean => PLACEHOLDER.test(name);

/** `La Balade des Livres`: an article at the beginning, and what it is of. */
const isTitled = ([first = "", ...rest]: readonly string[]): boolean =>
  ARTICLE.test(first) && rest.slice(1, -1).some(isParticle);
const ARTICLE = new RegExp(`^${anyIn(["fr", "es", "it"], "the")}$`, "iu");

/** "À Bordeaux, le 3 mai", "Vu la Loi": no first name. */
export const opensLine = (word: string): boolean => OPENS_LINE.test(word);
const OPENS_LINE = new RegExp(`^${anyOf("opensLine")}$`, "u");

/** "Das Präsidium", "L'ordine del Giorno": an article, and what no name begins with. */
const isOfThing = ([first = ""]: readonly string[]): boolean =>
  OF_THING.test(first) || /^\p{L}{1,4}['’]\p{Ll}/u.test(first);
const OF_THING = new RegExp(`^${anyIn(["de"], "the")}$`, "iu");

/** Whether this can be a name in a list of people: at least two words, none a role, a thing, a month or an organisation's. */
export function isPlausibleName(name: PersonName): boolean {
  const { words } = name;
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  const text = displayName(name);
  if (
    words.length < 2 ||
    opensLine(first) ||
    isOfThing(words) ||
    isInitial(last) ||
    (isBot(text) && !isNamesake(words)) ||
    isPlaceholder(text) ||
    isPlaceName(text)
  )
    return false;
  if (isTitled(words)) return false;
  const known = beginsWithGiven(words) || isInitial(first) || name.title !== undefined;
  if (!known && (isCommonWord(first) || isUnlikelySurname(last))) return false;
  if (ORG_ENDINGS.has(bareWord(last)) && !SURNAME_WORDS.has(bareWord(last))) return false;
  return words
    .slice(1)
    .every(
      (word) =>
        isInitial(word) ||
        isParticle(word) ||
        SURNAME_WORDS.has(bareWord(word)) ||
        isGivenName(word) ||
        !isCommonWord(word) ||
        (isSurnameAloud(words) && EVENT_WORDS.has(bareWord(word))),
    );
}
