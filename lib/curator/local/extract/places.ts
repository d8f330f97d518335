import type { Block, Calendar, Document, Language, Phrase } from "@/lib/language";
import {
  anyIn,
  anyOf,
  bareWord,
  CALENDAR_WORDS,
  FUNCTION_WORDS,
  isCommonWord,
  isDemonym,
  isGivenName,
  isOrgName,
  isPlaceName,
  isPlainWord,
  LANGUAGES,
  languageOf,
  matchKey,
  PRODUCT_WORDS,
  ROLE_WORDS,
  slice,
} from "@/lib/language";
import type { KnownHit } from "../known/known-hits";
import type { KnownIndex } from "../known/known-index";
import type { People } from "../people/people";
import type { Claims } from "./claims";
import { collect } from "./collect";
import type { FoundEntity, FoundSpan } from "./entity";
import { isCalendarFile } from "./events/calendar";
import { labelledName } from "./labelled";
import { findVenues } from "./venues";

const TOWARDS = new RegExp(
  String.raw`\b(?:at|visit(?:ing)?|leaving|reach(?:ing)?|trip to|flight to|based in|and|or|,|${anyOf("in", "towards")})\s+(?:the\s+)?$`,
  "i",
);

export interface PlaceSources {
  document: Document;
  phrases: Phrase[];
  claims: Claims;
  known: KnownIndex;
  knownHits: KnownHit[];
  people: People;
  calendar: Calendar;
  /** Signatures, where a town is only an address. */
  skip: ReadonlySet<Block>;
}

/** Buildings and streets by their words; towns and countries where something happens in them or moves there. */
export function findPlaces(sources: PlaceSources): FoundEntity[] {
  const spans: FoundSpan[] = [];
  for (const { record, span } of sources.knownHits)
    if (record.type === "location") spans.push({ span: { ...span, text: record.name }, confidence: 1 });
  if (isCalendarFile(sources.document))
    return collect("location", [...spans, ...declared(sources)], sources.known);
  for (const [phrase, kind] of sources.claims.of)
    if (kind === "location" && !sources.skip.has(phrase.block) && isPlace(phrase))
      spans.push({ span: phrase, confidence: 0.75 });
  for (const block of sources.document.blocks) {
    if (block.label?.kind !== "location") continue;
    const name = labelledName(block);
    if (/^[\p{Lu}\p{Lo}]/u.test(name.text) && name.text.length <= MAX_NAME && !ONLINE.test(name.text))
      spans.push({ span: name, confidence: 0.4 });
  }
  spans.push(...findVenues(sources));
  for (const phrase of sources.phrases)
    if (!sources.skip.has(phrase.block) && isTown(phrase, sources))
      spans.push({ span: phrase, confidence: 0.45 });
  const whole = languageOf(sources.document.source.masked);
  for (const phrase of sources.phrases)
    if (!sources.skip.has(phrase.block) && isSomewhere(phrase, sources, whole))
      spans.push({ span: phrase, confidence: 0.3 });
  return collect("location", withoutParts(spans), sources.known);
}

/** The places of the events of a calendar file, each as the file has it: `Strandgaten 4, Bergen` is one. */
const declared = ({ document }: PlaceSources): FoundSpan[] =>
  document.blocks
    .filter(({ label, text }) => label?.kind === "location" && isPlaceOfEvent(text))
    .map((block) => ({ span: slice(block, 0), confidence: DECLARED }));
const DECLARED = 0.95;

const isPlaceOfEvent = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text.length <= MAX_NAME && !ONLINE.test(text);
const MAX_NAME = 60;

/** `Mafeking Terrace` of `11 Mafeking Terrace`. */
const withoutParts = (found: FoundSpan[]): FoundSpan[] =>
  found.filter(
    ({ span, confidence }) =>
      confidence === 1 ||
      !found.some(
        ({ span: other }) =>
          other.start <= span.start &&
          span.end <= other.end &&
          other.end - other.start > span.end - span.start,
      ),
  );

/** "Tea in Llanberis", "en Chulilla": one is in what has a name, unless it is a tool. In German any noun has a capital. */
function isSomewhere(phrase: Phrase, { claims, people, document }: PlaceSources, whole?: Language): boolean {
  const language = languageOf(phrase.block.text) ?? whole;
  const [word = "", ...more] = phrase.words;
  if (document.isChat && phrase.block.text === phrase.text) return false;
  return (
    more.length === 0 &&
    (language?.nounsHaveCapitals
      ? isTownAmongNouns(phrase)
      : (IN_BY_CODE[language?.code ?? ""] ?? IN).test(phrase.before)) &&
    /^\p{Lu}\p{Ll}{3,}$/u.test(word) &&
    /^(?:[,.;:!?)]|$|\s(?:\p{Ll}|\())/u.test(phrase.after) &&
    !claims.of.has(phrase) &&
    // `Parrocchia di San Biagio in Montalto`
    !claims.firms.some(({ start, end }) => start < phrase.start && phrase.end <= end) &&
    people.within(phrase.start, phrase.end).length === 0 &&
    // "un devis à Schindler"
    !LANGUAGES.some(({ dealings }) => dealings?.test(phrase.before)) &&
    ![isPlainWord, isCommonWord, isDemonym, isGivenName, isOrgName].some((is) => is(word)) &&
    ![FUNCTION_WORDS, CALENDAR_WORDS, PRODUCT_WORDS, ROLE_WORDS].some((words) => words.has(bareWord(word)))
  );
}

const IN = new RegExp(String.raw`(?:^|[\s(])(?:near|${anyIn(["en", "fr", "es"], "in")})\s$`);
/** "la sagra a Pereta", "gita ad Aquileia", "em Alenquer", "naar Hattem". */
const IN_BY_CODE: Readonly<Record<string, RegExp>> = {
  it: new RegExp(String.raw`(?:^|[\s(])${anyIn(["it"], "in", "at")}\s$`),
  pt: new RegExp(String.raw`(?:^|[\s(])${anyIn(["pt"], "in")}\s$`),
  nl: new RegExp(String.raw`(?:^|[\s(])${anyIn(["nl"], "in", "towards")}\s$`),
};

/** "in Feldbach", "nach Gontenschwil": in German a town is known only by what towns end in, as any noun has a capital. */
const isTownAmongNouns = ({ before, text }: Phrase): boolean =>
  TOWARDS_TOWN.test(before) && GERMAN_TOWN.test(text);
const TOWARDS_TOWN = new RegExp(String.raw`(?<!\p{L})${anyIn(["de"], "in", "towards", "of")}\s$`, "u");
const GERMAN_TOWN = new RegExp(String.raw`^\p{Lu}\p{Ll}+${anyIn(["de"], "townEnding")}$`, "u");

/** Streets are places anywhere; halls and farms where one is, goes or comes from. */
const isPlace = (phrase: Phrase): boolean =>
  STREET.test(phrase.text) || TOWARDS.test(phrase.before) || AT_PLACE.test(phrase.before);

const AT_PLACE = new RegExp(
  String.raw`\b(?:the|our|at|${anyOf("in the")})\s+$|\d\s?(?:[ap]m|${anyOf("hourUnit")}),\s$`,
  "i",
);
const STREET = new RegExp(String.raw`\b${anyOf("street")}$`, "i");

const ONLINE =
  /\b(?:zoom|teams|meet|skype|webex|online|remote|virtual|phone|call|video|hybrid|slack|discord)\b/i;

function isTown(phrase: Phrase, { claims, people }: PlaceSources): boolean {
  if (
    claims.of.has(phrase) ||
    !isPlaceName(phrase.text) ||
    people.within(phrase.start, phrase.end).length > 0
  )
    return false;
  if (matchKey(phrase.text).length < 4 || (isPlainWord(phrase.text) && phrase.initial)) return false;
  if (phrase.block.form === "heading" && phrase.block.text === phrase.text) return true;
  // `Carlisle, Sat 17 May` in a list of stops
  if (
    phrase.block.form === "item" &&
    phrase.start === phrase.block.start &&
    /^,\s(?:\p{L}+,?\s)?\d{1,2}(?:st|nd|rd|th|\.)?\s\p{L}{3,}/u.test(phrase.after)
  )
    return true;
  return (
    TOWARDS.test(phrase.before) &&
    !/\b(?:registered|incorporated|made|born) (?:office )?in\s+$/i.test(phrase.before) &&
    !/^\s*(?:Registered|VAT|Company (?:No|Reg))/.test(phrase.block.text)
  );
}
