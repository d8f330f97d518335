import {
  anyOf,
  BODY_BEFORE,
  bareWord,
  CALENDAR_WORDS,
  FIRM_KINDS,
  HOUSE_HEADS,
  HOUSE_TAILS,
  IS_BODY,
  inEitherCase,
  isCommonWord,
  isGivenName,
  isInitial,
  isPlaceName,
  isPlainWord,
  isTitle,
  languageOf,
  leading,
  type Phrase,
  slice,
  type TextSpan,
} from "@/lib/language";
import type { OrgSources } from "./sources";

const NAMED = 0.7;
const HOUSE = 0.55;

const IN_BRACKETS = new RegExp(`${FIRM_KINDS.source}(?:\\s\\p{Ll}+)?\\s?\\(\\s?[„“"«]?$`, "iu");
const BEHIND_COMMA = new RegExp(
  String.raw`(?<!\p{L})${inEitherCase("the", "our")} ${FIRM_KINDS.source}, $`,
  "u",
);
const KIND = new RegExp(`^${FIRM_KINDS.source}$`, "u");
const HEADED = new RegExp(String.raw`(?<![\p{L}'’-])(?:${HOUSE_HEADS})\s${leading("of", "of the")}?$`, "u");
const TAILED = new RegExp(`^\\s(?:${HOUSE_TAILS})(?![\\p{L}-])`, "u");

/** What the text says to be a firm or body: "the agent (Ray White)", "Verwaltung Schönleber", "pharmacie Tournadre", "Kinna primary school". */
export function called({
  phrases,
  people,
}: OrgSources): { span: TextSpan; confidence: number; isSaid?: boolean }[] {
  return phrases.flatMap((phrase) => {
    if (!isDistinct(phrase)) return [];
    const house = houseOf(phrase);
    if (house !== undefined) return [{ span: house, confidence: HOUSE }];
    const [first = "", ...more] = phrase.words;
    if (more.length > 0 && KIND.test(first)) {
      const span = slice(phrase, first.length + 1);
      const isNamed = people.within(span.start, span.end).length === 0 && !isGivenName(more[0] ?? "");
      return isNamed && /^\p{Lu}/u.test(span.text) ? [{ span, confidence: HOUSE }] : [];
    }
    if (!isCalledFirm(phrase) || people.within(phrase.start, phrase.end).length > 0) return [];
    return [{ span: slice(phrase, 0), confidence: NAMED, isSaid: isBody(phrase) }];
  });
}

/** "the agent (Ray White)", "The school, Priory Lane, they": after the word for what it is, and nobody's name. */
export const isCalledFirm = (phrase: Phrase): boolean => {
  const [first = ""] = phrase.words;
  return (
    isDistinct(phrase) &&
    !isGivenName(first) &&
    !isInitial(first) &&
    !isTitle(first) &&
    (isBody(phrase) ||
      (IN_BRACKETS.test(phrase.before) && /^\s?[“”"»]?\s?[),]/u.test(phrase.after)) ||
      (BEHIND_COMMA.test(phrase.before) && /^(?:,|:\s)/.test(phrase.after)))
  );
};

/** "Fronteers is a Dutch association", "the association Fronteers": any name, of one word too. */
const isBody = ({ words, text, before, after, block }: Phrase): boolean =>
  words.length <= MAX_BODY &&
  block.form !== "heading" &&
  !IS_KIND.test(text) &&
  !words.some((word) => isPlaceName(word)) &&
  // Where all nouns have capitals, any thing "ist eine Firma".
  ((IS_BODY.test(after) && languageOf(block.text)?.nounsHaveCapitals !== true) ||
    (BODY_BEFORE.test(before) && !/^\s\p{Lu}/u.test(after)));
const MAX_BODY = 4;
/** "The Association", "le Bureau": a kind, and no name. */
const IS_KIND = new RegExp(
  String.raw`^(?:${leading("the")})?${anyOf("bodyKind", "board", "assembly", "team")}$|^(?:the|our|${anyOf("the", "a", "our")})\s`,
  "iu",
);

/** With the word that says what it is, which belongs to the name. */
function houseOf({ block, start, end, before, after }: Phrase): TextSpan | undefined {
  const head = HEADED.exec(before)?.[0].length;
  const tail = TAILED.exec(after)?.[0].length;
  if (head !== undefined) return slice(block, start - block.start - head, end - block.start);
  return tail === undefined ? undefined : slice(block, start - block.start, end - block.start + tail);
}

/** Not only ordinary words: "The Friday school", "Old library". */
const isDistinct = ({ words, text, initial }: Phrase): boolean =>
  text.length > 2 &&
  words.length < 6 &&
  !words.some((word) => CALENDAR_WORDS.has(bareWord(word))) &&
  !words.every((word) => isCommonWord(word) || (initial && isPlainWord(word)));
