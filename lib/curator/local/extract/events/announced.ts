import {
  anyOf,
  type Block,
  bareWord,
  EVENT_NOUN,
  FUNCTION_WORDS,
  isNamedDay,
  isoDay,
  isVerb,
  LANGUAGES,
  type Language,
  languageOf,
  NO_EVENT,
  namedDays,
  sentencesOf,
  slice,
  TASK_VERBS,
  type TextSpan,
} from "@/lib/language";
import type { FoundSpan } from "../entity";
import type { EventSources } from "./events";

const MAX_WORDS = 6;
const NO_EVENTS: ReadonlySet<string> = new Set([
  "actions",
  "decisions",
  "done",
  "waiting",
  "attendees",
  "absent",
]);
/** `7:40 Spring Fair`: an item of an agenda. */
const HOUR = /^\d{1,2}[:.]\d{2}\s+/;
/** What is between an event and its day. */
const LINK = new RegExp(
  String.raw`(?:\s?[,:–—(]\s?(?:\p{L}{2,12}\.?,?\s)?|\s-\s|\s+)(?:${anyOf("on a day", "from a day")}\s)?$`,
  "iu",
);
/** A time of day, as appointments have one and deadlines have none. */
const TIME = new RegExp(
  String.raw`^.{0,14}?(?<!\d)\d{1,2}(?:[.:h]\d{2}|[.:h]?\d{0,2}\s?(?:[ap]\.?\s?m|${anyOf("hourUnit")})(?!\p{L}))`,
  "iu",
);
const WEEKDAY = /^\p{L}{2,}\.?,?\s(?:the\s)?\d/u;

/** "Harvest Supper, Sat 19 Oct", "Carols on the Green, Sunday 11th December, 4 p.m.": a name and its day. */
export function announcedEvents(sources: EventSources): FoundSpan[] {
  const { document, skip } = sources;
  const whole = languageOf(document.source.masked);
  return document.blocks.flatMap((block) =>
    block.header !== undefined ||
    skip.has(block) ||
    block.quoted ||
    block.voice !== undefined ||
    block.label !== undefined ||
    block.form === "heading" ||
    NO_EVENTS.has(block.section.kind) ||
    isTask(block)
      ? []
      : sentencesOf(block).flatMap((sentence) => announced(sentence, sources, whole) ?? []),
  );
}

const isTask = ({ check, text }: Block): boolean => check !== undefined && !HOUR.test(text);

function announced(
  whole: TextSpan,
  { calendar, people }: EventSources,
  language?: Language,
): FoundSpan | undefined {
  const sentence = slice(whole, HOUR.exec(whole.text)?.[0].length ?? 0);
  const [day] = namedDays(sentence.text, calendar).filter(({ exact }) => exact);
  // The day of the note itself is that of the meeting.
  if (day === undefined || day.weekdayOnly || isoDay(day.day) === isoDay(calendar.today)) return undefined;
  const link = LINK.exec(sentence.text.slice(0, day.start));
  if (link === null) return undefined;
  const before = slice(sentence, 0, link.index);
  const named = slice(before, 0, /\s*[,;(]|\s[–—-]\s/.exec(before.text)?.index);
  const name = numbered(named) ?? withoutPlace(named);
  // `Open day: …` is not an order to open something.
  if (!isNounPhrase(name.text, /^\s?:/.test(link[0]) && isEvent(name.text))) return undefined;
  if (isEvent(name.text) || numbered(named) !== undefined) return { span: name, confidence: 0.65 };
  const isAppointment =
    WEEKDAY.test(sentence.text.slice(day.start)) || TIME.test(sentence.text.slice(day.end));
  const isNamed = name.text.includes(" ") && people.within(name.start, name.end).length === 0;
  const isEnglish = (languageOf(whole.text) ?? language) === undefined;
  return isAppointment && isNamed && isEnglish && named.end === before.end
    ? { span: name, confidence: 0.6 }
    : undefined;
}

/** "A table at IETF 121 on …": the meeting that has a number. */
function numbered(name: TextSpan): TextSpan | undefined {
  const at = /(?<=\sat\s)\p{Lu}{3,}\s\d{1,3}$/u.exec(name.text)?.index;
  return at === undefined ? undefined : slice(name, at);
}

/** `General Assembly in Lisbon`: what has a name needs no place. */
function withoutPlace(name: TextSpan): TextSpan {
  const at = /(?<=\S\s\S+)\sin\s\p{Lu}\p{L}+$/u.exec(name.text)?.index;
  return slice(name, 0, at);
}

/** Begins with a capital, and says nothing: no verb, no article. */
function isNounPhrase(text: string, isLabel: boolean): boolean {
  const words = text.split(/\s+/);
  return (
    /^[\p{Lu}„“«]/u.test(text) &&
    words.length <= MAX_WORDS &&
    !/[.!?:"]/.test(text) &&
    !NO_EVENT.test(text) &&
    !FUNCTION_WORDS.has(bareWord(words[0] ?? "")) &&
    !FUNCTION_WORDS.has(bareWord(words.at(-1) ?? "")) &&
    (isLabel || !TASK_VERBS.has(bareWord(words[0] ?? ""))) &&
    !words.some(
      (word, at) =>
        /^\p{Ll}/u.test(word) &&
        isVerb(word) &&
        !isEvent(word) &&
        // `Farewell do`
        !isEvent(words.slice(Math.max(0, at - 1), at + 1).join(" ")) &&
        !/ing$/.test(word) &&
        // `Spring work party`
        !(at > 0 && isEvent(words[at + 1] ?? "")),
    )
  );
}

const isEvent = (text: string): boolean =>
  EVENT_NOUN.test(text) || isNamedDay(text) || LANGUAGES.some(({ events }) => events?.test(text));
