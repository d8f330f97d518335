import {
  anyIn,
  anyOf,
  type Block,
  DAY_IS,
  EVENT_NOUN,
  IS_ON,
  isCalendarRow,
  LANGUAGES,
  languageOf,
  leading,
  NO_EVENT,
  namedDays,
  OCCASION,
  sentencesOf,
  slice,
  TAKES_PLACE,
  type TextSpan,
} from "@/lib/language";
import { capitalised, type FoundSpan } from "../entity";
import type { EventSources } from "./events";

const MAX_WORDS = 8;
/** A longer sentence is not searched for what is between commas. */
const MAX_LENGTH = 400;
/** How far after its verb an event has its day. */
const NEAR = 70;

/** "The General Assembly will be on 7 December", "Das Apfelfest findet am 5. Oktober statt": what happens on a day. */
export function statedEvents(sources: EventSources): FoundSpan[] {
  const { document, calendar, skip } = sources;
  const whole = languageOf(document.source.masked);
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined || skip.has(block) || block.quoted || block.form === "heading") return [];
    const language = languageOf(block.text) ?? whole;
    return sentencesOf(block).flatMap((sentence) => {
      const sure = (language?.happens ?? TAKES_PLACE).exec(sentence.text);
      const match = sure ?? (language === undefined ? IS_ON : language.isOn)?.exec(sentence.text) ?? null;
      if (match === null) return [];
      const rest = sentence.text.slice(match.index + match[0].length).slice(0, NEAR);
      if (!namedDays(rest, calendar).some(({ exact, weekdayOnly }) => exact && !weekdayOnly)) return [];
      const subject = subjectOf(slice(sentence, 0, match.index));
      if (subject === undefined) return [];
      const isTheirs = OCCASION.test(subject.text);
      if (!isTheirs && sources.people.within(subject.start, subject.end).length > 0) return [];
      if (sure === null && !isTheirs && !isNamed(subject.text)) return [];
      return [
        { span: capitalised(subject), confidence: sure === null ? 0.65 : 0.7, ...(sure && { isSaid: true }) },
      ];
    });
  });
}

/** "Am 28. November ist die Christbaumversteigerung": the day first. */
export function dayFirstEvents({ document, calendar, skip, people }: EventSources): FoundSpan[] {
  const whole = languageOf(document.source.masked);
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined || skip.has(block) || block.quoted || block.form === "heading") return [];
    const nounsHaveCapitals = (languageOf(block.text) ?? whole)?.nounsHaveCapitals === true;
    return sentencesOf(block).flatMap((sentence) => {
      const [day] = namedDays(sentence.text, calendar).filter(
        ({ exact, weekdayOnly }) => exact && !weekdayOnly,
      );
      const rest = day === undefined ? "" : sentence.text.slice(day.end);
      const lead = DAY_IS.exec(rest)?.[0].length ?? 0;
      if (day === undefined || lead === 0) return [];
      const name = NAME.exec(rest.slice(lead))?.[0].trim();
      if (name === undefined || NO_EVENT.test(name) || (!nounsHaveCapitals && !EVENT_NOUN.test(name)))
        return [];
      const span = slice(sentence, day.end + lead, day.end + lead + name.length);
      return people.within(span.start, span.end).length > 0 ? [] : [{ span, confidence: 0.65 }];
    });
  });
}

const NAME = new RegExp(
  String.raw`^[„"“«]?((?:\p{Lu}[\p{L}’'-]+|${anyOf("of", "of the")})(?:\s(?=\p{L})|$|(?=[\s,.;!?:)])))+`,
  "u",
);

/** A row of a table of days: `Harvest assembly | 10 Oct`. */
export function calendarRows({ document, calendar }: EventSources): FoundSpan[] {
  return document.blocks.flatMap((block) => {
    if (!isCalendarRow(block)) return [];
    const cells = block.cells ?? [];
    const day = cells.find(({ text }) =>
      namedDays(text, calendar).some(({ exact, weekdayOnly }) => exact && !weekdayOnly),
    );
    const name = cells.find((cell) => cell !== day && /\p{L}{3,}/u.test(cell.text));
    return day === undefined || name === undefined ? [] : [{ span: name, confidence: 0.6 }];
  });
}

/** `- 15.06.2024 Sommerfest`, two or more below each other: a list of days. */
export function daysList({ document, calendar }: EventSources): FoundSpan[] {
  const items = document.blocks.flatMap((block) => {
    const isLine = block.form === "item" || (block.form === "text" && block.voice === undefined);
    const after = isLine && block.section.kind !== "actions" ? afterDay(block) : undefined;
    // Without a bullet it may be a diary.
    const name = after !== undefined && (block.form === "item" || isOfEvents(after.text)) ? after : undefined;
    const isDay =
      name !== undefined &&
      namedDays(block.text.slice(0, name.start - block.start), calendar).some(
        ({ exact, weekdayOnly }) => exact && !weekdayOnly,
      );
    return isDay ? [name] : [];
  });
  const isTour =
    !languageOf(document.source.masked)?.nounsHaveCapitals && items.every(({ text }) => isPlain(text));
  return items.length < 2 || isTour ? [] : items.map((span) => ({ span, confidence: 0.6 }));
}

/** `21/03 Quimper`, `28/03 Morlaix`: where they go, not what takes place. */
const isPlain = (text: string): boolean => !text.includes(" ") && !isOfEvents(text);

const isOfEvents = (text: string): boolean =>
  EVENT_NOUN.test(text) || LANGUAGES.some(({ events }) => events?.test(text));

function afterDay(block: Block): TextSpan | undefined {
  const lead =
    /^(?:\p{L}{2,10}\.?,?\s)?\d{1,4}(?:[./-]\s?\d{1,2}[./-]?(?:\s?\d{2,4})?|(?:st|nd|rd|th|\.)?\s(?:de\s)?\p{L}{3,10}\.?(?:\s(?:de\s)?\d{4})?)\s*[:,–-]?\s+/u.exec(
      block.text,
    )?.[0].length;
  if (lead === undefined) return undefined;
  const rest = slice(block, lead, lead + block.text.slice(lead).replace(/[\s.]+$/u, "").length);
  const name = slice(rest, 0, WITH_OR_IN.exec(rest.text)?.index);
  const isName =
    /^\p{Lu}/u.test(name.text) && name.text.split(/\s+/).length <= 5 && !/[.!?:]/.test(name.text);
  return isName && !NO_EVENT.test(name.text) ? name : undefined;
}

const WITH_OR_IN = new RegExp(String.raw`\s(?:at|${anyOf("with", "in", "in the")})\s|\s*[,;(–]`, "u");

const CUT = new RegExp(
  String.raw`[,;:]\s|\p{Extended_Pictographic}\s*(?:so\s)?|(?<!\S)#\p{L}+\s|\s[–—-]\s|\s(?:${anyIn(["en", "de", "fr", "es"], "and")}|${anyOf("that")})\s`,
  "gu",
);

const ARTICLE = new RegExp(String.raw`^(?:this year['’]s\s|annual\s|${leading("the", "our", "a")})+`, "iu");
const WITH = new RegExp(String.raw`\s${anyOf("with")}\s|\s*\(`, "u");

/** "Winter Vespers, with the theme of Peace and Light,": what is between two commas is about the first. */
const ABOUT_IT = new RegExp(
  String.raw`,\s(?:${anyOf("with")}|which|featuring|including|(?:\p{Ll}+\s)?\p{Ll}+ed by|an?|our)\s.*,$`,
  "u",
);

/** The noun phrase before the verb, without its article. */
function subjectOf(whole: TextSpan): TextSpan | undefined {
  const before = slice(
    whole,
    0,
    whole.text.length > MAX_LENGTH ? undefined : ABOUT_IT.exec(whole.text)?.index,
  );
  const cuts = [...before.text.matchAll(CUT)].map(({ 0: cut, index }) => index + cut.length);
  const from = cuts.at(-1) ?? 0;
  const phrase = slice(before, from);
  const article = ARTICLE.exec(phrase.text)?.[0].length ?? 0;
  const bare = slice(phrase, article);
  const named = slice(bare, /^(?:conference|congress|festival) (?=\p{Lu})/u.exec(bare.text)?.[0].length ?? 0);
  const name = slice(named, 0, WITH.exec(named.text)?.index);
  const isName =
    name.text.length > 2 && name.text.split(/\s+/).length <= MAX_WORDS && !NO_EVENT.test(name.text);
  return isName && /^[\p{L}\p{N}„“"«]/u.test(name.text) ? name : undefined;
}

/** With the word of an event, or a name of several words that are written with capitals. */
const isNamed = (text: string): boolean =>
  isOfEvents(text) ||
  /^\p{Lu}{3,}(?:\s\d{4})?$/u.test(text) ||
  (text.includes(" ") && (text.match(/(?<!\p{L})\p{Lu}\p{L}+/gu)?.length ?? 0) > 1);
