import type { Block, Document, Phrase } from "@/lib/language";
import {
  type Calendar,
  isCapitals,
  isConferenceName,
  isoDay,
  languageOf,
  matchKey,
  namedDays,
  sentencesOf,
  slice,
  type TextSpan,
} from "@/lib/language";
import type { KnownHit } from "../known/known-hits";
import type { KnownIndex } from "../known/known-index";
import type { People } from "../people/people";
import { announcedEvents } from "./announced-events";
import type { Claims } from "./claims";
import { collect } from "./collect";
import type { FoundEntity, FoundSpan } from "./entity";
import { placedEvents } from "./placed-events";
import { calendarRows, dayFirstEvents, daysList, statedEvents } from "./stated-events";
import { titledEvents } from "./titled-events";

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
  const spans: FoundSpan[] = [];
  for (const { record, span } of sources.knownHits)
    if (record.type === "event") spans.push({ span: { ...span, text: record.name }, confidence: 1 });
  for (const [phrase, kind] of sources.claims.of)
    if (kind === "event" && !document.isAutomated) spans.push({ span: phrase, confidence: 0.8 });
  for (const block of document.blocks) {
    if (block.label?.kind !== "event" || block.text.length > 100) continue;
    spans.push({
      span: slice(block, 0, /[;,(|]|\s[-–—]\s/.exec(block.text)?.index ?? block.text.length),
      confidence: 0.85,
    });
  }
  if (!document.isAutomated)
    spans.push(
      ...conferences(sources),
      ...statedEvents(sources),
      ...datedEvents(sources),
      ...foreignEvents(sources),
      ...quotedEvents(sources),
      ...daysList(sources),
      ...dayFirstEvents(sources),
      ...calendarRows(sources),
    );
  // What another rule reads in the same words, it reads better.
  const announced = document.isAutomated
    ? []
    : [...announcedEvents(sources), ...placedEvents(sources)].filter(({ span }) =>
        spans.every(({ span: other }) => other.end <= span.start || span.end <= other.start),
      );
  const all = [...spans, ...announced];
  if (!document.isAutomated)
    all.push(
      ...titledEvents(
        sources,
        all.map(({ span }) => span),
      ),
    );
  return withoutShorter(collect("event", withoutParts(all), known)).map((event) => withDate(event, sources));
}

/** "Fiesta" of "Fiesta de Carnaval" is no second event. */
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

/** `the winter fair on 5 December`: an event in lower case, with its day in the same sentence. */
function datedEvents({ document, calendar, skip }: EventSources): FoundSpan[] {
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined || skip.has(block) || !HAPPENING.test(block.text)) return [];
    return sentencesOf(block).flatMap((sentence) => {
      const match = HAPPENING.exec(sentence.text);
      const name = match?.[1];
      if (
        match === null ||
        name === undefined ||
        (!name.includes(" ") && !/^ in \p{Lu}/u.test(sentence.text.slice(match.index + match[0].length))) ||
        /^\s\p{Lu}{2,}/u.test(sentence.text.slice(match.index + match[0].length)) ||
        !namedDays(sentence.text, calendar).some(({ exact }) => exact)
      )
        return [];
      const at = match.index + match[0].length - name.length;
      const place = /[ -]/.test(name)
        ? ""
        : (/^ in \p{Lu}\p{L}+(?! \p{Lu})/u.exec(sentence.text.slice(at + name.length))?.[0] ?? "");
      const found = slice(sentence, at, at + name.length + place.length);
      return [
        {
          span: { ...found, text: found.text.charAt(0).toUpperCase() + found.text.slice(1) },
          confidence: 0.65,
        },
      ];
    });
  });
}

/** "Das Sommerfest … 22. Juni": with its day in the same line. */
function foreignEvents({ document, calendar, skip }: EventSources): FoundSpan[] {
  const whole = languageOf(document.source.masked);
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined || skip.has(block) || block.quoted) return [];
    // A line in Chinese characters alone may be Japanese.
    const own = languageOf(block.text);
    const language = own?.code === "zh" && whole?.code === "ja" ? whole : (own ?? whole);
    const match = language?.events?.exec(block.text);
    const name = match?.[1];
    if (match === null || match === undefined || name === undefined || isCapitals(name)) return [];
    if (!namedDays(block.text, calendar).some(({ exact, weekdayOnly }) => exact && !weekdayOnly)) return [];
    const at = match.index + match[0].indexOf(name);
    const rest = block.text.slice(at + name.length);
    // `Festival Les Embruns`, `Feria Fruit Logistics`
    const more = /\s\p{Lu}\S*$|^\S+$/u.test(name) ? (/^(?:\s\p{Lu}[\p{L}'’-]*)+/u.exec(rest)?.[0] ?? "") : "";
    const found = slice(block, at, at + name.length + (language?.code === "de" ? 0 : more.length));
    const bare = found.text.replace(
      /^(?:la |le |notre |l['’])|\s(?:l[ea]s?|el|il|si|se|en|au|del|dal)$/giu,
      "",
    );
    return [{ span: { ...found, text: bare.charAt(0).toUpperCase() + bare.slice(1) }, confidence: 0.65 }];
  });
}

/** `Fortbildung "Prophylaxe-Tag" in Kassel, 29. März`: what takes place is named in quotation marks. */
function quotedEvents({ document, calendar, skip }: EventSources): FoundSpan[] {
  return document.blocks.flatMap((block) => {
    const [all, name = ""] = QUOTED.exec(block.text) ?? [];
    if (all === undefined || skip.has(block) || block.header !== undefined || block.quoted) return [];
    if (!namedDays(block.text, calendar).some(({ exact, weekdayOnly }) => exact && !weekdayOnly)) return [];
    const at = block.text.indexOf(name, block.text.indexOf(all));
    return [{ span: slice(block, at, at + name.length), confidence: 0.65 }];
  });
}

const QUOTED =
  /(?<!\p{L})(?:Fortbildung|Seminar|Workshop|Tagung|Konzert|Ausstellung|Vortrag|Lesung|workshop|seminar|webinar|conference|exhibition|concert|festival|course|training|talk|lecture|conférence|exposition|spectacle|stage|atelier|formation|concierto|exposición|taller|curso|jornada|concerto|mostra|corso|convegno|spettacolo)(?:\s|\s(?:at|in|on|am|im|au|à|en)\s[^.;"„“«]{2,60},\s)["„“«]\s?(\p{Lu}[^"“”„«»]{3,60}?)\s?["“”»]/u;

/** `SummerConf 2022`, `Hannover Messe`, `Ipack-Ima` beside the word for a fair. */
function conferences({ phrases, skip }: EventSources): FoundSpan[] {
  return phrases.flatMap((phrase) => {
    if (skip.has(phrase.block)) return [];
    const isNamed =
      isConference(phrase) ||
      isCalledConference(phrase) ||
      /(?:^|\s)(?:fiera|feria|salon|messe|fair|beurs|feira)\s[«"„“]?$/iu.test(phrase.before);
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

const HAPPENING =
  /\b(?:the|our|an?|this year['’]s|annual)\s+((?:[\p{L}'’-]+\s){0,2}?(?:fair|festival|gala|conference|summit|workshop|open (?:day|evening|house)|hackfest|webinar|unconference|general assembly|annual general meeting|christmas party|half marathon|marathon|boot ?camp|training day|family day|sports day|science day|field trip|concert|recital|exhibition|wedding|party|retreat|off-?site|hackathon|fundraiser|auction|parade|tournament|regatta|ceremony|graduation|barbecue|bbq|reunion|flu clinic|demo day|fireworks|bake sale|book sale|quiz night))\b(?! (?:committee|budget|plan|planning|team|notes|hall|invoice|group))/iu;

/** With the day that its sentence names. */
export function withDate(
  event: FoundEntity,
  { document, calendar }: Pick<EventSources, "document" | "calendar">,
): FoundEntity {
  const block = document.blocks.find((it) => it.start <= event.span.start && event.span.end <= it.end);
  const sentence =
    block && sentencesOf(block).find((it) => it.start <= event.span.start && event.span.end <= it.end);
  const day = sentence && namedDays(sentence.text, calendar).find(({ exact }) => exact);
  return day ? { ...event, fields: { ...event.fields, date: isoDay(day.day) } } : event;
}
