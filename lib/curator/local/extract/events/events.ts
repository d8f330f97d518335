import type { Block, Document, Phrase } from "@/lib/language";
import {
  anyOf,
  blockAround,
  blockAt,
  type Calendar,
  isConferenceName,
  isInstruction,
  isoDay,
  matchKey,
  type NamedDay,
  namedDays,
  overlaps,
  sentencesOf,
  type TextSpan,
  writtenDays,
} from "@/lib/language";
import type { KnownHit } from "../../known/known-hits";
import type { KnownIndex } from "../../known/known-index";
import type { People } from "../../people/people";
import type { Claims } from "../claims";
import { collect } from "../collect";
import { capitalised, type FoundEntity, type FoundSpan } from "../entity";
import { labelledName } from "../labelled";
import { announcedEvents } from "./announced";
import { AROUND_NAME, DAY_BEHIND, ENDS_SMALL, LINK } from "./appointment-signs";
import { appointments } from "./appointments";
import { calendarEvents, isCalendarFile } from "./calendar";
import { isDayAndHour, titlesAboveDays } from "./day-below";
import { placedEvents } from "./placed";
import { calendarRows, dayFirstEvents, daysList, statedEvents } from "./stated";
import { titledEvents } from "./titled";
import { datedEvents, foreignEvents, quotedEvents } from "./worded";

export interface EventSources {
  document: Document;
  phrases: Phrase[];
  claims: Claims;
  known: KnownIndex;
  knownHits: KnownHit[];
  calendar: Calendar;
  people: People;
  skip: ReadonlySet<Block>;
}

/** Named events: a summit, a fair, `Event: …`; with the day that their sentence names. */
export function findEvents(sources: EventSources): FoundEntity[] {
  const { document, known } = sources;
  if (isCalendarFile(document)) return calendarEvents(document, known);
  const spans: FoundSpan[] = [];
  for (const { record, span } of sources.knownHits)
    if (record.type === "event") spans.push({ span: { ...span, text: record.name }, confidence: 1 });
  for (const [phrase, kind] of sources.claims.of)
    if (kind === "event" && !document.isAutomated) spans.push({ span: phrase, confidence: 0.8 });
  for (const block of document.blocks) {
    // `Conference: submit the poster`
    const isOrder = /^\p{Ll}/u.test(block.text) && isInstruction(block);
    if (block.label?.kind !== "event" || block.text.length > 100 || isOrder) continue;
    spans.push({ span: labelledName(block), confidence: 0.85 });
  }
  if (!document.isAutomated)
    spans.push(
      ...conferences(sources),
      ...statedEvents(sources),
      ...datedEvents(sources),
      ...foreignEvents(sources),
      ...quotedEvents(sources),
      ...daysList(sources),
      ...titlesAboveDays(sources),
      ...dayFirstEvents(sources),
      ...calendarRows(sources),
    );
  // What another rule reads in the same words, it reads better.
  const read = spans.map(({ span }) => span);
  const announced = document.isAutomated
    ? []
    : [...announcedEvents(sources), ...placedEvents(sources)].filter(({ span }) => !overlaps(span, read));
  const found = [...spans, ...announced].map(withoutWordsAround);
  const all = [
    ...found,
    ...(document.isAutomated ? [] : appointments(sources)).filter((it) => !isOnlyPlaced(it, found)),
  ].filter(({ span, confidence }) => confidence === 1 || !ENDS_SMALL.test(span.text));
  if (!document.isAutomated)
    all.push(
      ...titledEvents(
        sources,
        all.map(({ span }) => span),
      ),
    );
  return withoutShorter(collect("event", withoutParts(all.map(withoutWordsAround)), known)).map((event) =>
    withDate(event, sources),
  );
}

/** "Donc première", "AGM fixed": the words that say it takes place are not part of the name. */
function withoutWordsAround(found: FoundSpan): FoundSpan {
  const { span } = found;
  const text = span.text.replace(AROUND_NAME, "").replace(DAY_BEHIND, "");
  if (text === span.text || text.length < MIN_NAME) return found;
  const start = span.start + span.text.indexOf(text);
  return { ...found, span: capitalised({ start, end: start + text.length, text }) };
}

const MIN_NAME = 3;

/** "General Assembly in Lisbon", "Apfeltag mit dem NABU": the name that continues what another rule found. */
const isOnlyPlaced = ({ span }: FoundSpan, found: readonly FoundSpan[]): boolean =>
  found.some(
    ({ span: other }) =>
      other.start === span.start && BESIDE_NAME.test(span.text.slice(other.end - other.start)),
  );

const BESIDE_NAME = new RegExp(String.raw`^\s(?:(?:in|at)\s\p{Lu}|${anyOf("with")}\s)`, "u");

/** "Fiesta" of "Fiesta de Carnaval" is not a second event. */
const withoutParts = <T extends { span: TextSpan }>(found: T[]): T[] =>
  found.filter(({ span }, at) =>
    found.every(
      ({ span: other }, index) =>
        other.start > span.start ||
        other.end < span.end ||
        (other.end - other.start === span.end - span.start ? index >= at : false),
    ),
  );

/** "Encuentro" elsewhere is the "Encuentro de otoño", "Plugfest" the "OGD Plugfest 2". */
const withoutShorter = (events: FoundEntity[]): FoundEntity[] =>
  events.filter(
    ({ name, known }) =>
      known !== undefined ||
      !events.some(
        (other) => other.name !== name && ` ${matchKey(other.name)} `.includes(` ${matchKey(name)} `),
      ),
  );

/** `SummerConf 2022`, `Hannover Messe`, `Ipack-Ima` beside the word for a fair. */
function conferences({ phrases, skip }: EventSources): FoundSpan[] {
  return phrases.flatMap((phrase) => {
    if (skip.has(phrase.block)) return [];
    const isNamed = isConference(phrase) || isCalledConference(phrase) || FAIR.test(phrase.before);
    if (!isNamed || (phrase.words.length === 1 && !/\p{Ll}\p{Lu}|-|^\p{Lu}{4,}/u.test(phrase.text)))
      return [];
    const year = /^\s(?:19|20)\d\d(?!\d)/.exec(phrase.after)?.[0] ?? "";
    return [
      { span: { ...phrase, end: phrase.end + year.length, text: phrase.text + year }, confidence: 0.7 },
    ];
  });
}

/** `The annual conference GUADEC 2019` */
const isCalledConference = ({ before, after, words }: Phrase): boolean =>
  /\b(?:conference|summit|congress|festival|hackathon|convention)s?\s[„“"«]?$/i.test(before) &&
  (/^\s(?:19|20)\d\d(?!\d)/.test(after) || /^(?:19|20)\d\d$/.test(words.at(-1) ?? ""));

export const isConference = ({ text }: Phrase): boolean => isConferenceName(text);

/** How near after an event its own day is, where a sentence names several. */
const BESIDE = 8;

/** With its day, or that of its sentence. */
export function withDate(
  event: FoundEntity,
  { document, calendar }: Pick<EventSources, "document" | "calendar">,
): FoundEntity {
  const block = blockAround(document.blocks, event.span);
  const sentence =
    block && sentencesOf(block).find((it) => it.start <= event.span.start && event.span.end <= it.end);
  const days = sentence ? namedDays(sentence.text, calendar).filter(({ exact }) => exact) : [];
  const end = event.span.end - (sentence?.start ?? 0);
  const dayOf = (it: { start: number; end: number }): NamedDay | undefined =>
    namedDays(sentence?.text.slice(it.start, it.end) ?? "", calendar).find(({ exact }) => exact);
  const own = writtenDays(sentence?.text ?? "").find(
    ({ start }) =>
      start >= end &&
      (start - end < BESIDE || LINK.exec(sentence?.text.slice(end, start) ?? "")?.index === 0),
  );
  const day =
    own === undefined
      ? (days[0] ?? dayBelow(block, document, calendar))
      : (days.findLast((it) => overlaps(it, [own])) ?? dayOf(own));
  return day ? { ...event, fields: { ...event.fields, date: isoDay(day.day) } } : event;
}

/** `Open mic ⏎ Tuesday, 10 November at 7pm`: the line below is its day. */
function dayBelow(
  block: Block | undefined,
  { blocks, source }: Document,
  calendar: Calendar,
): NamedDay | undefined {
  const gap = block && /^\s{1,4}(?=\S)/.exec(source.masked.slice(block.end, block.end + 5));
  const line = block && gap ? blockAt(blocks, block.end + gap[0].length) : undefined;
  return line !== undefined && isDayAndHour(line)
    ? namedDays(line.text, calendar).find(({ exact }) => exact)
    : undefined;
}

const FAIR = new RegExp(String.raw`(?:^|\s)${anyOf("fair")}\s[«"„“]?$`, "iu");
