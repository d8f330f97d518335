import {
  anyOf,
  type Block,
  EVENT_NOUN,
  isConferenceName,
  isoDay,
  LANGUAGES,
  type Language,
  languageOf,
  NO_EVENT,
  namedDays,
  slice,
  TAKES_PLACE,
  type TextSpan,
} from "@/lib/language";
import type { FoundSpan } from "../entity";
import type { EventSources } from "./events";

const MAX_WORDS = 6;
/** How many lines below its title an event has its day. */
const NEAR = 4;
/** `TOP 5`, `Ponto 3 –`, `6.` before a title. */
const NUMBER = new RegExp(String.raw`^(?:${anyOf("agendaItem")}\s?)?\d{0,2}[.):]?\s?[-–—:]?\s*`, "iu");

/** `Tin & Tide (opens 2 May)` */
const OPENS = new RegExp(String.raw`\s\(${anyOf("opens", "from a day")}\s[^()]{3,40}\)$`, "iu");

/** A deadline is not the day of an event. */
const UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:by|due|${anyOf("until", "before")}|${LANGUAGES.flatMap(({ until, script }) => (script ? [] : [until])).join("|")})\s(?:\p{L}+,?\s)?(?:the\s)?$`,
  "iu",
);

/** `## Open day`, with its day in the lines below, where no other event is named. */
export function titledEvents({ document, calendar }: EventSources, named: readonly TextSpan[]): FoundSpan[] {
  const whole = languageOf(document.source.masked);
  return document.blocks.flatMap((block, at) => {
    if (block.form !== "heading" || at === 0) return [];
    const opening = OPENS.exec(block.text);
    if (opening !== null && namedDays(block.text.slice(opening.index), calendar).some(({ exact }) => exact))
      return [
        { span: slice(block, NUMBER.exec(block.text)?.[0].length ?? 0, opening.index), confidence: 0.6 },
      ];
    const name = slice(block, NUMBER.exec(block.text)?.[0].length ?? 0);
    const lines = linesBelow(document.blocks, at);
    if (!isTitle(name.text) && !(isShort(name.text) && happensBelow(lines[0], whole))) return [];
    const end = lines.at(-1)?.end ?? block.end;
    const isAbout = named.some((other) => other.start >= block.start && other.end <= end);
    const hasDay = lines.some(({ text }) =>
      namedDays(text, calendar).some(
        ({ exact, weekdayOnly, day, start }) =>
          exact &&
          !weekdayOnly &&
          isoDay(day) !== isoDay(calendar.today) &&
          !UNTIL.test(text.slice(0, start)),
      ),
    );
    return hasDay && !isAbout ? [{ span: name, confidence: 0.65 }] : [];
  });
}

/** "Si terranno domenica 6 dicembre": what takes place is the heading. */
const happensBelow = (line: Block | undefined, whole: Language | undefined): boolean =>
  line !== undefined &&
  ((languageOf(line.text) ?? whole)?.happens ?? TAKES_PLACE).exec(` ${line.text}`)?.index === 0;

const isShort = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_WORDS && !/[.!?:;,]/.test(text) && !NO_EVENT.test(text);

function linesBelow(blocks: readonly Block[], at: number): Block[] {
  const lines = blocks.slice(at + 1, at + 1 + NEAR);
  const end = lines.findIndex(({ form }) => form === "heading");
  return end < 0 ? lines : lines.slice(0, end);
}

const isTitle = (text: string): boolean =>
  text.split(/\s+/).length <= MAX_WORDS &&
  !/[.!?:;,]/.test(text) &&
  !NO_EVENT.test(text) &&
  ((EVENT_NOUN.test(text) &&
    !/\s(?:before|after|for|from|during|without)\s/i.test(text) &&
    /\s|^\p{Lu}[\p{Lu}\d]+$/u.test(text)) ||
    isConferenceName(text) ||
    LANGUAGES.some(({ events }) => wholly(events, text)));

/** The word of an event is at the beginning or end: "Encuentro de otoño"; not "Helfer beim Sommerfest gesucht". */
function wholly(events: RegExp | undefined, text: string): boolean {
  const match = events?.exec(text);
  return (
    match !== null &&
    match !== undefined &&
    (match.index === 0 || match.index + match[0].length === text.length)
  );
}
