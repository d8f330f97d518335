import { countEach } from "@/lib/core/group-by";
import { upperFirst } from "@/lib/core/letter-case";
import {
  FREQUENT_WORDS,
  FUNCTION_WORDS,
  isGivenName,
  isQuality,
  isVerb,
  LANGUAGES,
  languageOf,
  MEASURES,
  matchKey,
  wordsFor,
} from "@/lib/language";

const MIN_LETTERS = 4;

/** Whether a conversation may be about what the word names, which is none of these names. */
export const isTopical = (word: string, names: ReadonlySet<string>): boolean =>
  word.length >= MIN_LETTERS &&
  !/^\d/.test(word) &&
  !names.has(word) &&
  !isGivenName(word) &&
  !isVerb(word) &&
  ![FUNCTION_WORDS, FREQUENT_WORDS, MEASURES].some((words) => words.has(word)) &&
  !LANGUAGES.some(({ words, verbs }) => words.has(word) || Object.hasOwn(verbs, word));

/** For each part of a conversation the phrase of one or two words that it has often and the others have rarely, as written. */
export function titlesOf(
  parts: readonly (readonly string[])[],
  names: ReadonlySet<string>,
): (string | undefined)[] {
  const needsCapital = languageOf(parts.flat().join(" "))?.nounsHaveCapitals === true;
  const phrases = parts.map((part) => part.flatMap((text) => phrasesIn(text, names, needsCapital)));
  const inAll = countEach(phrases.flatMap((all) => [...new Set(all.map(({ key }) => key))]));
  return phrases.map((own) => titleOf(own, inAll, parts.length));
}

function titleOf(
  own: readonly Phrase[],
  inAll: ReadonlyMap<string, number>,
  parts: number,
): string | undefined {
  const counts = countEach(own.map(({ key }) => key));
  const things = countEach(own.filter(({ isThing }) => isThing).map(({ key }) => key));
  const best = own
    // "die habe ich", "los tiene": an article may be a pronoun.
    .filter(({ key }) => (things.get(key) ?? 0) * 2 >= (counts.get(key) ?? 0))
    .map((phrase) => {
      const count = counts.get(phrase.key) ?? 0;
      const rare = Math.log(1 + parts / (inAll.get(phrase.key) ?? 1));
      return { ...phrase, count, score: count * rare * (phrase.key.includes(" ") ? TWO_WORDS : 1) };
    })
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.score - a.score)[0];
  return best && upperFirst(best.text);
}

const TWO_WORDS = 2;

interface Phrase {
  key: string;
  text: string;
  /** A thing: an article is before it, or it has a capital within its sentence. */
  isThing: boolean;
}

const LEADS = new Set(
  wordsFor("the", "a", "our", "of the", "in the", "to the").map((word) => matchKey(word)),
);

function phrasesIn(text: string, names: ReadonlySet<string>, needsCapital: boolean): Phrase[] {
  const words = [...text.matchAll(/[\p{L}][\p{L}\p{M}\p{N}-]*/gu)].map(({ 0: word, index }) => ({
    word,
    index,
    key: matchKey(word),
  }));
  return words.flatMap(({ word, index, key }, at) => {
    if (!isTopical(key, names)) return [];
    const [before, next] = [words[at - 1], words[at + 1]];
    const hasCapital = /^\p{Lu}\p{Ll}/u.test(word);
    const isThing = before !== undefined && (hasCapital || (!needsCapital && LEADS.has(before.key)));
    const isPair = next?.index === index + word.length + 1 && isTopical(next.key, names);
    const alone = { key, text: word, isThing: isThing && !isQuality(key) };
    return isPair ? [alone, { key: `${key} ${next.key}`, text: `${word} ${next.word}`, isThing }] : [alone];
  });
}
