import {
  anyIn,
  anyOf,
  FAMOUS_ORGS,
  isCommonWord,
  isPlainWord,
  LANGUAGES,
  type Language,
  languageOf,
  matchKey,
  type Phrase,
  slice,
  type TextSpan,
  wellKnownTail,
} from "@/lib/language";

const ARTICLE = new RegExp(
  String.raw`^${anyIn(
    LANGUAGES.map(({ code }) => code),
    "the",
  )}\s$`,
  "iu",
);

/** `La MAIF`, `Firma Telenova`, `Essen von Menü-Mobil`: in German, what leads to a name is in its phrase. */
export function behindDealing(phrase: Phrase): Phrase {
  const { block, start, end } = phrase;
  const text = block.text.slice(start - block.start, end - block.start);
  for (const { index } of text.matchAll(/(?<=\s)\p{Lu}/gu)) {
    const before = block.text.slice(Math.max(0, start - block.start - 60), start - block.start + index);
    const isArticle = phrase.initial && ARTICLE.test(text.slice(0, index));
    if (!isArticle && !LANGUAGES.some(({ dealings }) => dealings?.test(before))) continue;
    const name = slice(block, start - block.start + index, end - block.start);
    return { ...phrase, ...name, words: name.text.split(/\s+/), before, initial: false };
  }
  return phrase;
}

/** `MIT licence`, `Google calendar`, `Google account`: a product, whose maker is not involved. */
export const isProductOf = ({ text, after }: Phrase): boolean =>
  /^\s?(?:licen[cs]e|calendar(?!\p{L}))/iu.test(after) || (MAKERS.test(text) && PRODUCTS.test(after));

/** "The Barclays account" is the bank's. */
const MAKERS = /^(?:Google|Microsoft|Apple|Facebook)$/;
const PRODUCTS = /^\s(?:accounts?|drive|docs?|forms?|sheets?|maps|pages?)(?!\p{L})/iu;

/** "a cake from Bexley's": with nothing that is theirs after it, the name of a shop. */
export const shopName = ({ text, after }: Phrase): string =>
  !FAMOUS_ORGS.has(matchKey(text)) &&
  /^['’]s(?:[,.;)]|\s(?:by|for|on|in|at|to|this|next|and|if|whether|about|when|who)\s|$)/.test(after)
    ? `${text}'s`
    : text;

/** "of", "de la": a word before what a body is of. */
export const OF = new RegExp(`^${anyOf("of", "of the")}$`, "u");

/** "Die AOK", "Angebot Schindler", "Ask Anglian Water": a well-known name after words that are not part of it. */
export function wellKnown(phrase: Phrase, whole?: Language): TextSpan | undefined {
  const { words, block } = phrase;
  const language = languageOf(block.text) ?? whole;
  const tail = wellKnownTail(words, language);
  if (tail === undefined) return undefined;
  const lead = words.slice(0, words.length - tail.split(" ").length);
  const isApart =
    language?.nounsHaveCapitals ||
    OF.test(lead.at(-1) ?? "") ||
    lead.every((word) => isCommonWord(word) || isPlainWord(word));
  return isApart ? slice(phrase, phrase.text.length - tail.length) : undefined;
}
