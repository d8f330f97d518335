import {
  anyOf,
  bareWord,
  CALENDAR_WORDS,
  isCommonWord,
  isGivenName,
  isoDay,
  isPlaceName,
  isPlainWord,
  isRole,
  LANGUAGES,
  languageOf,
  leading,
  namedDays,
  overlaps,
  type Phrase,
  PLACE_WORDS,
  slice,
} from "@/lib/language";
import type { FoundSpan } from "./entity";
import type { PlaceSources } from "./places";

/** A time of day, or from one to another. */
const HOURS = String.raw`(?:,?\s(?:${anyOf("at an hour")}\s)?\d{1,2}(?:[.:h]\d{0,2})?(?:\s?(?:[ap]\.?m\.?|${anyOf("hourUnit")}))?(?:\s?[-–]\s?\d{1,2}(?:[.:h]\d{0,2})?(?:\s?(?:[ap]\.?m\.?|${anyOf("hourUnit")}))?)?)?`;
/** Between the day of what takes place and where: "20 November, ", "27 March in the ". */
const AFTER_DAY = new RegExp(
  String.raw`^(?:\s\d{4})?${HOURS}(?:,\s|,?\s(?:at\s|${leading("in", "in the")})(?:the\s)?)$`,
  "iu",
);
/** An address in the manner of each language: `C/ Olmos 14`, `Lindenstraße 3`, `11 Mafeking Terrace`, `12, rue des Lilas`. */
const ADDRESSES: readonly RegExp[] = [
  /(?<![\p{L}\d.,/-])\d{1,3}[a-z]?\s(?:\p{Lu}\p{Ll}+\s){1,2}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Terrace|Crescent|Close|Square|Drive|Row|Gardens|Grove|Mews)(?!\p{L})/gu,
  ...LANGUAGES.flatMap(({ address }) => address ?? []),
];

/** `#2, Hope House`: a house with flats. */
const FLATS =
  /(?<=(?:#\s?\d{1,3}|\b[Ff]lat\s\d{1,3}[a-z]?|\b[Uu]nit\s\d{1,3}),\s)\p{Lu}\p{Ll}+\s(?:House|Court|Lodge|Buildings|Mansions|Gardens|Tower|Point|Heights)(?!\p{L})/gu;
/** Named by what they are: "19.30 Uhr, Pfarrheim". */
const HOUSES = LANGUAGES.flatMap(({ house }) => house ?? []);
/** `salle Jean Moulin`, `parque de la Alameda`: by the word before its name. */
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:${LANGUAGES.flatMap(({ venues }) => venues ?? []).join("|")})\s(?:${leading("of", "of the")}|l['’])?\p{Lu}[\p{L}-]{2,}(?:\s\p{Lu}[\p{L}-]{2,}){0,2}`,
  "gu",
);

/** Where it takes place, after its day, and streets with a number. */
export function findVenues(sources: PlaceSources): FoundSpan[] {
  const houses = matches(sources, [FLATS, ...HOUSES, NAMED], 0.55).filter(
    ({ span }) => !overlaps(span, sources.claims.firms),
  );
  return [...behindDays(sources), ...houses, ...matches(sources, ADDRESSES, 0.7).filter(isOnItsOwn(sources))];
}

/** The name of a place ends. */
const ENDS = new RegExp(
  String.raw`^(?:[,.;)]|$|\s(?:from|${anyOf("after", "before", "with", "and")})\s)`,
  "u",
);

function behindDays({ document, phrases, claims, people, calendar, skip }: PlaceSources): FoundSpan[] {
  const whole = languageOf(document.source.masked);
  return phrases.flatMap((phrase) => {
    const { block, start, end, words } = phrase;
    if (
      skip.has(block) ||
      block.header !== undefined ||
      block.voice !== undefined ||
      block.form === "heading"
    )
      return [];
    const kind = claims.of.get(phrase);
    if ((kind !== undefined && kind !== "location") || people.within(start, end).length > 0) return [];
    if (overlaps(phrase, claims.firms)) return [];
    const language = languageOf(block.text) ?? whole;
    if (language?.nounsHaveCapitals && words.length === 1 && !isPlaceName(phrase.text)) return [];
    if (!couldBePlace(phrase) || !ENDS.test(phrase.after)) return [];
    const before = block.text.slice(0, start - block.start);
    // The day of the note itself is that of the meeting.
    const isVenue = namedDays(before, calendar).some(
      ({ exact, weekdayOnly, day, end: at }) =>
        exact && !weekdayOnly && isoDay(day) !== isoDay(calendar.today) && AFTER_DAY.test(before.slice(at)),
    );
    return isVenue ? [{ span: slice(phrase, 0), confidence: 0.55 }] : [];
  });
}

/** Not a month, a role, a first name, an ordinary word. */
function couldBePlace({ words, text }: Phrase): boolean {
  const [first = ""] = words;
  if (
    text.length < 4 ||
    words.length > 4 ||
    isGivenName(first) ||
    words.some((word) => CALENDAR_WORDS.has(bareWord(word)))
  )
    return false;
  if (isPlaceName(text) || (words.length > 1 && PLACE_WORDS.has(bareWord(words.at(-1) ?? "")))) return true;
  return !words.every((word) => isPlainWord(word) || isCommonWord(word) || isRole(word));
}

/** `Rohrbau GmbH, Lindenstraße 3`: the address of a company or person is not a separate place. */
const isOnItsOwn =
  ({ document, claims, people }: PlaceSources) =>
  ({ span }: FoundSpan): boolean => {
    const lead = /,\s$/.exec(document.source.masked.slice(0, span.start))?.[0].length ?? 0;
    const isFirm = claims.firms.some(({ end }) => end === span.start - lead);
    return lead === 0 || !(isFirm || people.within(span.start - lead - 40, span.start - lead).length > 0);
  };

const matches = (
  { document, skip }: PlaceSources,
  patterns: readonly RegExp[],
  confidence: number,
): FoundSpan[] =>
  document.blocks.flatMap((block) =>
    skip.has(block) || block.header !== undefined
      ? []
      : patterns.flatMap((pattern) =>
          [...block.text.matchAll(pattern)].map(({ 0: text, index }) => ({
            span: slice(block, index, index + text.length),
            confidence,
          })),
        ),
  );
