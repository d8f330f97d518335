import {
  anyOf,
  appointedWeekdays,
  bareWord,
  FUNCTION_WORDS,
  isOccasion,
  type Language,
  languageOf,
  NO_EVENT,
  overlaps,
  sentencesOf,
  slice,
  TASK_VERBS,
  type TextSpan,
} from "@/lib/language";
import { capitalised, type FoundSpan } from "../entity";
import { type Day, daysAhead, isRead, UNTIL } from "./appointment-days";
import {
  BOUNDARY,
  LABEL,
  LABELLED,
  LEAD,
  LINK,
  NAME_END,
  PLACE_BEHIND,
  UNDER_ARTICLE,
} from "./appointment-signs";
import type { EventSources } from "./events";

const MAX_WORDS = 8;
const CONFIDENCE = 0.6;
/** A day of the week has no date: it may be of every week. */
const ON_WEEKDAY = 0.5;

/** A clause in which somebody does something is not a name. */
const SAYS = new RegExp(String.raw`(?<!\p{L})${anyOf("clause")}(?!\p{L})`, "iu");
/** What somebody has: "Frieda Konfirmation". */
const PERSONAL = new RegExp(`${anyOf("familyFeast")}$`, "iu");
/** A day that everyone has. */
const HOLIDAY =
  /^(?:christmas|boxing|easter|bank holiday|new year['’]?s?|good|mother['’]s|father['’]s|valentine['’]s)\s(?:day|eve|monday|sunday|friday)$/iu;
/** "hedge-laying morning Sat 28 Nov", "Visita de obra con la comisión: martes 5 de mayo", "24 juni kwaliteitsaudit": an occasion right beside its day. */
export function appointments(sources: EventSources): FoundSpan[] {
  const { document } = sources;
  const whole = languageOf(document.source.masked);
  return document.blocks
    .filter((block) => isRead(block, sources))
    .flatMap((block) =>
      (block.cells ?? sentencesOf(block)).flatMap((sentence) => {
        const days = daysAhead(sentence.text, sources);
        const weekdays = appointedWeekdays(sentence.text).filter((day) => !overlaps(day, days));
        if (days.length + weekdays.length === 0) return [];
        const language = languageOf(sentence.text) ?? languageOf(block.text) ?? whole;
        return [...days, ...weekdays].flatMap((day) =>
          [before(sentence, day, block), behind(sentence, day)]
            .flatMap((names) => names.find((span) => isName(span, language, sources)) ?? [])
            .map((span) => ({
              span: capitalised(withoutPlace(span, language)),
              confidence: days.includes(day) ? CONFIDENCE : ON_WEEKDAY,
            })),
        );
      }),
    );
}

/** Two words say what it is: "fire training in the Wellington Centre". */
function withoutPlace(span: TextSpan, language: Language | undefined): TextSpan {
  const name = slice(span, 0, PLACE_BEHIND.exec(span.text)?.index);
  return name.text.includes(" ") && isOccasion(name.text, language) ? name : span;
}

/** The clause up to the day, what follows its last comma, or what has an article there: "tickets of the spring fair on 4 May". */
function before(sentence: TextSpan, { start }: Day, block: TextSpan): TextSpan[] {
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
    ...parts.slice(0, 1).flatMap((part) => underArticle(part)),
  ];
}

const underArticle = (part: TextSpan): TextSpan[] =>
  [...part.text.matchAll(UNDER_ARTICLE)]
    .reverse()
    .map(({ 0: sign, index }) => slice(part, index + sign.length));

/** `St. Martin: Umzug am 11.11.`, `Show home.   Opening on 3 May`: one word, and what the line is about. */
function withLabel(block: TextSpan, from: number, end: number): TextSpan[] {
  const isLabelled = LABEL.test(block.text.slice(0, from)) && /^\p{L}+$/u.test(block.text.slice(from, end));
  return isLabelled ? [slice(block, 0, end)] : [];
}

/** What follows the day that a line begins with, or a verb after it: `mar 9: inspección de Industria, 10:00`, "op 18 april is de open dag". */
function behind(sentence: TextSpan, { start, end }: Day): TextSpan[] {
  const rest = sentence.text.slice(end);
  const isFirst = !/[\p{L}\d]{2}/u.test(
    sentence.text.slice(0, start).replace(/^\W*(?:on|am|el|le|op)\s/iu, ""),
  );
  const lead = (isFirst ? SIGNS.exec(rest) : null) ?? IS.exec(rest);
  if (lead === null) return [];
  const name = slice(sentence, end + lead[0].length);
  const part = slice(name, LEAD.exec(name.text)?.[0].length ?? 0);
  return [slice(part, 0, NAME_END.exec(part.text)?.index)];
}

const AT = String.raw`(?:,?\s(?:${anyOf("at an hour")}\s)?\d{1,2}(?:[.:h]\d{0,2})?\s?(?:[ap]m|${anyOf("hourUnit")})?(?!\p{L}))?`;
const SIGNS = new RegExp(String.raw`^(?:\s?\(\p{L}{2,10}\.?\))?${AT}\s?(?:[:,–—-]\s?|\s)`, "iu");
const IS = new RegExp(String.raw`^(?:,\s${anyOf("weekday")})?${AT},?\s${anyOf("thereIs")}\s`, "iu");

function isName(span: TextSpan, language: Language | undefined, { people }: EventSources): boolean {
  const { text, start, end } = span;
  const words = text.split(/\s+/);
  const [first = "", second = ""] = words;
  const somebody = people.within(start, end);
  return (
    (text.length > 3 || /^\p{Lu}{2,3}$/u.test(text)) &&
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
    isOccasion(headOf(text.replace(LABELLED, ""), language), language)
  );
}

/** In English, "stand at Harvest Fair" is a stand; in other languages the word itself says where its head is. */
const headOf = (name: string, language: Language | undefined): string =>
  language === undefined ? name.replace(/(?<=\S)\s(?:at|for|of|from|in|on|to)\s.*$/iu, "") : name;
