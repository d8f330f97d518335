import {
  anyOf,
  type Block,
  bareWord,
  FUNCTION_WORDS,
  isOccasion,
  isoDay,
  LANGUAGES,
  type Language,
  languageOf,
  leading,
  NO_EVENT,
  namedDays,
  overlaps,
  sentencesOf,
  slice,
  TASK_VERBS,
  type TextSpan,
  writtenDays,
} from "@/lib/language";
import { capitalised, type FoundSpan } from "./entity";
import type { EventSources } from "./events";

const MAX_WORDS = 8;
const CONFIDENCE = 0.6;

/** Where a clause of a list in one line begins: "repas des bénévoles … ; collecte … / barbecue …". */
const BOUNDARY = /(?:;|\s-(?=\s)|\s\/|>>|\t|\s{2,}|\s[–—]|:|\.|!|\?|\))\s+/gu;
/** What stands between an event and its day. */
const LINK = new RegExp(
  String.raw`(?:\s?[,:(–—-]\s?|\s)(?:${anyOf("is")}\s)?(?:${anyOf("on a day", "from a day")}\s)?(?:the\s)?$`,
  "iu",
);
/** What leads to the name: "et la collecte", "Coming: the handover day". */
const LEAD = new RegExp(
  String.raw`^(?:(?:[-*•·>]|#\p{L}+)\s+|${leading("and", "also", "after that", "the", "our", "a")}\s*)+`,
  "iu",
);
/** Who does something says it, and it is no name. */
const SAYS = new RegExp(String.raw`(?<!\p{L})${anyOf("clause")}(?!\p{L})`, "iu");
/** What somebody has: "Frieda Konfirmation". */
const PERSONAL = new RegExp(`${anyOf("familyFeast")}$`, "iu");
/** A day that everyone has. */
const HOLIDAY =
  /^(?:christmas|boxing|easter|bank holiday|new year['’]?s?|good|mother['’]s|father['’]s|valentine['’]s)\s(?:day|eve|monday|sunday|friday)$/iu;
/** A deadline is no day of an event. */
const UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:by|due|since|after|${anyOf("until", "before")}|${LANGUAGES.flatMap(({ until, script }) => (script ? [] : [until])).join("|")})\s(?:\p{L}+,?\s)?(?:the\s)?$`,
  "iu",
);

/** "hedge-laying morning Sat 28 Nov", "Visita de obra con la comisión: martes 5 de mayo", "24 juni kwaliteitsaudit": an occasion right beside its day. */
export function appointments(sources: EventSources): FoundSpan[] {
  const { document } = sources;
  const whole = languageOf(document.source.masked);
  return document.blocks
    .filter((block) => isRead(block, sources))
    .flatMap((block) =>
      (block.cells ?? sentencesOf(block)).flatMap((sentence) => {
        const days = daysAhead(sentence.text, sources);
        if (days.length === 0) return [];
        const language = languageOf(sentence.text) ?? languageOf(block.text) ?? whole;
        return days
          .flatMap((day) => [before(sentence, day, block), behind(sentence, day)])
          .flatMap((names) => names.find((span) => isName(span, language, sources)) ?? [])
          .map((span) => ({ span: capitalised(span), confidence: CONFIDENCE }));
      }),
    );
}

interface Place {
  start: number;
  end: number;
}

/** The days of a text but those that are over; of some it is not known. */
function daysAhead(text: string, { calendar }: EventSources): Place[] {
  const days = writtenDays(text);
  if (days.length === 0) return [];
  const today = isoDay(calendar.today);
  const over = namedDays(text, calendar).filter(
    ({ weekdayOnly, day }) => !weekdayOnly && isoDay(day) <= today,
  );
  return days.filter((day) => !overlaps(day, over));
}

const isRead = (block: Block, { skip }: EventSources): boolean =>
  block.header === undefined &&
  !skip.has(block) &&
  !block.quoted &&
  block.form !== "heading" &&
  block.section.kind !== "actions" &&
  block.section.kind !== "attendees" &&
  block.check === undefined;

/** The clause up to the day, or what stands behind its last comma. */
function before(sentence: TextSpan, { start }: Place, block: TextSpan): TextSpan[] {
  const text = sentence.text.slice(0, start);
  const link = LINK.exec(text);
  if (link === null || UNTIL.test(text)) return [];
  const bounds = [...text.slice(0, link.index).matchAll(BOUNDARY)].map(
    ({ 0: sign, index }) => index + sign.length,
  );
  const from = bounds.at(-1) ?? 0;
  const commas = [...text.slice(from, link.index).matchAll(/,\s/gu)].map(({ index }) => from + index + 2);
  // "Temporary exhibition, Gallery 2, opens on 3 May": what is between two commas is about the first.
  const ends = [
    ...commas.slice(0, 1).map((at) => [from, at - 2]),
    ...(commas.length === 0 ? [[from, link.index]] : []),
  ];
  const parts = [...commas.slice(-1).map((at) => [at, link.index]), ...ends].map(([at, to]) => {
    const part = slice(sentence, at ?? 0, to);
    return slice(part, LEAD.exec(part.text)?.[0].length ?? 0);
  });
  return [
    ...withLabel(block, sentence.start - block.start + from, sentence.start - block.start + link.index),
    ...parts,
  ];
}

/** `St. Martin: Umzug am 11.11.`, `Show home.   Opening on 3 May`: one word, and what the line is about. */
function withLabel(block: TextSpan, from: number, end: number): TextSpan[] {
  const isLabelled = LABEL.test(block.text.slice(0, from)) && /^\p{L}+$/u.test(block.text.slice(from, end));
  return isLabelled ? [slice(block, 0, end)] : [];
}
const LABELLED = /^[^:]*:\s|^\p{L}[^.]*\.\s{2,}/u;
const LABEL = new RegExp(
  String.raw`^(?!(?:next|coming|reminder|also|note|info|ps|${anyOf("when")})[.:])(?:\p{L}[\p{L}'’.-]*\s?){1,3}(?::\s|\.\s{2,})$`,
  "iu",
);

/** What follows the day that a line begins with, or a verb behind it: `mar 9: inspección de Industria, 10:00`, "op 18 april is de open dag". */
function behind(sentence: TextSpan, { start, end }: Place): TextSpan[] {
  const rest = sentence.text.slice(end);
  const isFirst = !/[\p{L}\d]{2}/u.test(sentence.text.slice(0, start));
  const lead = (isFirst ? SIGNS.exec(rest) : null) ?? IS.exec(rest);
  if (lead === null) return [];
  const name = slice(sentence, end + lead[0].length);
  const part = slice(name, LEAD.exec(name.text)?.[0].length ?? 0);
  return [slice(part, 0, NAME_END.exec(part.text)?.index)];
}

const AT = String.raw`(?:,?\s(?:${anyOf("at an hour")}\s)?\d{1,2}(?:[.:h]\d{0,2})?\s?(?:[ap]m|${anyOf("hourUnit")})?(?!\p{L}))?`;
const SIGNS = new RegExp(String.raw`^(?:\s?\(\p{L}{2,10}\.?\))?${AT}\s?(?:[:,–—-]\s?|\s)`, "iu");
const IS = new RegExp(String.raw`^${AT},?\s${anyOf("thereIs")}\s`, "iu");
const NAME_END = new RegExp(
  String.raw`\s*[,;(.!?:–—]|\s-\s|\s(?:\d{1,2}[.:h]\d{2}|${anyOf("at an hour")}\s\d)`,
  "u",
);

function isName(span: TextSpan, language: Language | undefined, { people }: EventSources): boolean {
  const { text, start, end } = span;
  const words = text.split(/\s+/);
  const [first = "", second = ""] = words;
  const somebody = people.within(start, end);
  return (
    text.length > 3 &&
    words.length <= MAX_WORDS &&
    /^[\p{L}\d]/u.test(text) &&
    !/[!?]|(?<!(?:^|\s)(?:St|Dr|Hl|Sta|Ste))[.;]\s(?!\s)|(?<!^[^\s]*(?:\s[^\s]*){0,2}):\s/u.test(text) &&
    !NO_EVENT.test(text) &&
    !HOLIDAY.test(text) &&
    !SAYS.test(text) &&
    !FUNCTION_WORDS.has(bareWord(first)) &&
    (!TASK_VERBS.has(bareWord(first)) || LABELLED.test(text) || isOccasion(`${first} ${second}`, language)) &&
    // `Visit of Ann Lee`, `Frieda Konfirmation`, not `Ann Lee training`.
    (PERSONAL.test(text) || somebody.every((person) => person.start > start)) &&
    isOccasion(text.replace(LABELLED, ""), language)
  );
}
