import { anyOf, type Block, isGivenName, NO_EVENT, namedDays, sentencesOf, slice } from "@/lib/language";
import type { FoundSpan } from "../entity";
import type { EventSources } from "./events";

const MAX_WORDS = 10;
const CONFIDENCE = 0.65;

/** `Open mic ⏎ Tuesday, 10 November at 7pm`: titles, each above a line that is only its day and hour. One such pair may be anything. */
export function titlesAboveDays({ document, calendar, skip, people }: EventSources): FoundSpan[] {
  const found = document.blocks.flatMap((block, at): FoundSpan[] => {
    const line = document.blocks[at + 1];
    if (at < 2 || line === undefined || skip.has(block) || !isTitle(block) || !isDayAndHour(line)) return [];
    if (!namedDays(line.text, calendar).some(({ exact, weekdayOnly }) => exact && !weekdayOnly)) return [];
    const isSomebody = people.within(block.start, block.end).length > 0 || isGivenName(block.text);
    return isSomebody ? [] : [{ span: slice(block, 0), confidence: CONFIDENCE, isSaid: true }];
  });
  return found.length < 2 ? [] : found;
}

const isTitle = (block: Block): boolean =>
  (block.form === "text" || block.form === "heading") &&
  block.header === undefined &&
  block.voice === undefined &&
  !block.quoted &&
  /^[\p{Lu}\d„“"«]/u.test(block.text) &&
  !/[.!?:;]$/u.test(block.text) &&
  block.text.split(/\s+/).length <= MAX_WORDS &&
  sentencesOf(block).length === 1 &&
  !NO_EVENT.test(block.text);

/** `Tuesday, 10 November at 7pm`, and no more. */
export const isDayAndHour = ({ form, text, quoted }: Block): boolean =>
  form === "text" && !quoted && text.length <= MAX_LINE && DAY_AND_HOUR.test(text);
const MAX_LINE = 80;
const HOUR = String.raw`\d{1,2}(?:[.:h]\d{2})?\s?(?:[ap]\.?m\.?|${anyOf("hourUnit")})?`;
/** What there is in such a line: a day of the week, a day, a year, hours. */
const DAY_AND_HOUR = new RegExp(
  String.raw`^(?:${anyOf("weekday")}\.?,?\s)?(?:\d{1,2}(?:st|nd|rd|th|\.)?\s(?:of\s)?${anyOf("month")}|${anyOf("month")}\.?\s\d{1,2}(?:st|nd|rd|th)?)\.?(?:,?\s\d{4})?,?\s(?:(?:from|starting at|starting|${anyOf("at an hour")}|[-–—|])\s)?${HOUR}(?:\s?(?:[-–—]|to|${anyOf("until")})\s?${HOUR})?[.!]?$`,
  "iu",
);
