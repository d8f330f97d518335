import {
  bareWord,
  beginsWithGiven,
  FUNCTION_WORDS,
  isCommonWord,
  isGivenName,
  isInitial,
  isParticle,
  isPlaceName,
  isPlainWord,
  isSurnameAloud,
  isUnlikelyGiven,
  isUnlikelySurname,
  looksLikeSurname,
  ORG_ENDINGS,
  type PersonName,
  PLACE_WORDS,
  ROLE_WORDS,
  SURNAME_WORDS,
} from "@/lib/language";

/** `Yeo Jin-woo`, `Tanaka Yuki`: the given name last. */
const isSurnameFirst = (words: string[]): boolean =>
  words.length === 2 &&
  isGivenName(words[1] ?? "") &&
  (/-/.test(words[1] ?? "") || looksLikeSurname(words[0] ?? ""));

/** The score of the words alone; undefined when they cannot be a person's. */
export function nameScore(name: PersonName, introduced: boolean): number | undefined {
  const { words } = name;
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  const given = beginsWithGiven(words);
  const text = words.join(" ");
  // "Christian Huitema noted": before a surname of no language, who speaks may have an ordinary first name.
  const isOdd =
    !given && isUnlikelyGiven(first) && !(introduced && !isPlainWord(last) && !isCommonWord(last));
  if (isInitial(last) || isPlaceName(text) || isOdd) return undefined;
  if (!isInitial(first) && first.length < 2) return undefined;
  if (
    words.some(
      (word) => word.length > 1 && word === word.toUpperCase() && !isInitial(word) && word.length < 4,
    )
  )
    return undefined;
  // "our manager Jörg Plate": an ordinary word is a surname where a role says so.
  const isForgiven = (word: string): boolean =>
    (introduced || isSurnameAloud(words)) &&
    given &&
    words.length === 2 &&
    !ROLE_WORDS.has(bareWord(word)) &&
    !FUNCTION_WORDS.has(bareWord(word));
  if (
    words
      .slice(1)
      .some((word) => !isInitial(word) && !isParticle(word) && isUnlikelySurname(word) && !isForgiven(word))
  )
    return undefined;
  const key = bareWord(last);
  if ((ORG_ENDINGS.has(key) || PLACE_WORDS.has(key)) && !(given && SURNAME_WORDS.has(key))) return undefined;
  // "Val di Fiemme": a valley.
  if (/^Val$/i.test(first) && words.some(isParticle)) return undefined;
  let score = given ? 2 : isInitial(first) ? 0.5 : isSurnameFirst(words) ? 1.7 : 0.3;
  if (looksLikeSurname(last) || words.some((word, at) => at > 0 && isParticle(word))) score += 1;
  else score += SURNAME_WORDS.has(key) ? 0 : 0.5;
  if (PLACE_WORDS.has(key)) score -= 1;
  else if (isPlaceName(last)) score -= 0.5;
  if (words.slice(1, -1).some((word) => isInitial(word))) score += 1.5;
  return score;
}
