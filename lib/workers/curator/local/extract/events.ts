import { type Calendar, namedDays } from "../dates/calendar";
import { isoDay } from "../dates/day";
import type { KnownHit } from "../known/known-hits";
import type { KnownIndex } from "../known/known-index";
import type { Phrase } from "../names/phrases";
import type { Document } from "../text/read-document";
import { sentencesOf } from "../text/sentences";
import { type Span, slice } from "../text/span";
import type { Claims } from "./claims";
import { collect } from "./collect";
import type { Found } from "./entity";

export interface EventSources {
  document: Document;
  phrases: Phrase[];
  claims: Claims;
  known: KnownIndex;
  knownHits: KnownHit[];
  calendar: Calendar;
}

/** Happenings with a name of their own: a summit, a fair, `Event: …`; with the day that their sentence names. */
export function findEvents(sources: EventSources): Found[] {
  const { document, known } = sources;
  const spans: { span: Span; confidence: number }[] = [];
  for (const { record, span } of sources.knownHits)
    if (record.type === "event") spans.push({ span: { ...span, text: record.name }, confidence: 1 });
  for (const [phrase, kind] of sources.claims.of)
    if (kind === "event") spans.push({ span: phrase, confidence: 0.8 });
  for (const block of document.blocks) {
    if (block.label?.kind !== "event" || block.text.length > 100) continue;
    spans.push({
      span: slice(block, 0, /[;,(|]|\s[-–—]\s/.exec(block.text)?.index ?? block.text.length),
      confidence: 0.85,
    });
  }
  return collect("event", spans, known).map((event) => withDate(event, sources));
}

function withDate(event: Found, { document, calendar }: EventSources): Found {
  const block = document.blocks.find((it) => it.start <= event.span.start && event.span.end <= it.end);
  const sentence =
    block && sentencesOf(block).find((it) => it.start <= event.span.start && event.span.end <= it.end);
  const day = sentence && namedDays(sentence.text, calendar).find(({ exact }) => exact);
  return day ? { ...event, fields: { ...event.fields, date: isoDay(day.day) } } : event;
}
