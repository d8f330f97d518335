import { type Document, slice } from "@/lib/language";
import type { KnownIndex } from "../../known/known-index";
import type { FoundEntity } from "../entity";

/** A file of events, which `lib/documents` reads as a heading above lines of `Label: value` for each. */
export const isCalendarFile = ({ source }: Document): boolean => /\.ics$/i.test(source.filename);

const EVENT = /^(#{1,2} )(.+)\n\n((?:\p{Lu}\p{L}+: .*(?:\n|$))+)/gmu;
const DATE = /^Date: (\d{4}-\d{2}-\d{2})$/m;
const TIME = /^Time: (\S.*)$/m;
const CANCELLED = /^Status: cancelled$/m;

/** The events of a calendar file that take place, each with its day and hours. One whose name the vault has on another day has its day in its name. */
export function calendarEvents({ source }: Document, known: KnownIndex): FoundEntity[] {
  const text = { text: source.text, start: 0, end: source.text.length };
  return [...source.text.matchAll(EVENT)].flatMap((found, at): FoundEntity[] => {
    const { 1: mark = "", 2: title = "", 3: lines = "", index } = found;
    const date = DATE.exec(lines)?.[1];
    if (date === undefined || CANCELLED.test(lines)) return [];
    const dated = `${title} ${date}`;
    const time = TIME.exec(lines)?.[1];
    const isTaken = known.find("event", title) !== undefined;
    const name = isTaken ? dated : title;
    return [
      {
        key: `event:${at + 1}`,
        type: "event",
        name,
        known: isTaken ? known.find("event", dated) : undefined,
        aliases: [],
        fields: { date, ...(time !== undefined && { time }) },
        span: slice(text, index + mark.length, index + mark.length + title.length),
        confidence: CERTAIN,
        isCertain: true,
      },
    ];
  });
}

const CERTAIN = 0.95;
