import { anyOf } from "../languages/vocabulary";

const WEEKDAY = anyOf("weekday");
const MONTH = anyOf("month");
const ORDINAL =
  "(?:twenty-|thirty-)?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth";
const NUMBER = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|\.)?`;
/** No hour, sum or share follows a number that is a day. */
const NO_UNIT = String.raw`(?![\p{L}\d%€£$])(?!\s?[:.,/]\d|\s?(?:${anyOf("hourUnit", "years")}|h|hrs?|am|pm|%|€|euros?|kg|km)(?!\p{L}))`;
const ARTICLE = String.raw`(?:${anyOf("articleOfDay")}\s)?`;

/** A day of a month as people write it, in any language: "Sat 28 Nov", "13. Juni", "den 21.1.", "venerdì 18 dicembre", "Sun 15th", "il 25". */
const DAY = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${WEEKDAY}\.?,?\s?${ARTICLE})?(?<![\d.,:/])${NUMBER}(?:\s?(?:-|–|/|${anyOf("throughDay")})\s?${NUMBER})?\s?(?:${anyOf("ofMonth")}\s)?${MONTH}(?!\p{L})\.?(?:\s(?:${anyOf("ofMonth")}\s)?\d{4})?`,
    String.raw`(?<!\p{L})(?:${WEEKDAY}\.?,?\s?${ARTICLE})?(?<![\d.,:/-])(?:\d{1,2}\.\s?\d{1,2}\.(?:\s?\d{2,4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?)(?![\d/])`,
    String.raw`(?<!\p{L})${WEEKDAY}\.?,?\s${ARTICLE}${NUMBER}${NO_UNIT}`,
    String.raw`(?<!\p{L})(?:(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)\p{L}*,?\s)?${MONTH}\.?\s\d{1,2}(?:st|nd|rd|th)?${NO_UNIT}`,
    String.raw`(?<!\p{L})(?:${ORDINAL})(?:\sof\s${MONTH})?(?<=\sthe\s(?:${ORDINAL})|of\s\p{L}+)(?=[\s,.;)]|$)`,
    String.raw`(?<![\d.,])\d{1,2}(?:st|nd|rd|th)(?!\p{L})`,
    String.raw`(?<=(?<!\p{L})${anyOf("onNumber")}\s)\d{1,2}\.?(?=[\s,;.)]|$)${NO_UNIT}`,
    String.raw`\d{1,2}(?:/|${anyOf("monthSign")})\d{1,2}${anyOf("daySign")}?`,
  ].join("|"),
  "giu",
);

/** Where a text names days of a month. */
export const writtenDays = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(DAY)].map(({ 0: day, index }) => ({ start: index, end: index + day.length }));

const BESIDE = anyOf("weekAhead");
const AT_HOUR = String.raw`(?:${anyOf("at an hour")}\s\d{1,2}|\d{1,2}(?:[.:h]\d{2}|\s?(?:h|[ap]\.?m|${anyOf("hourUnit")})))(?![\p{L}\d])`;
const NAMED = String.raw`(?<!\p{L})(?<!${anyOf("repeated")}\s)(?=\p{L}{3})${WEEKDAY}(?!\p{L})\.?`;

/** A day of the week as appointments have it: with its hour, of a week, or at the beginning of a line that names an hour. */
const APPOINTED = new RegExp(
  [
    String.raw`${NAMED}(?:\s${BESIDE})?(?=,?\s${AT_HOUR})`,
    String.raw`${NAMED}\s${BESIDE}(?!\p{L})`,
    String.raw`(?<!\p{L})${BESIDE}\s${WEEKDAY}(?!\p{L})`,
    String.raw`(?=\p{L}{3})(?<=^\W*)${NAMED}(?=[\s,:].{3,50}\s${AT_HOUR})`,
  ].join("|"),
  "giu",
);

/** "Thurs 8am", "jeudi en huit", "nächste Woche Freitag": days of the week on which something is to take place. */
export const appointedWeekdays = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(APPOINTED)].map(({ 0: day, index }) => ({ start: index, end: index + day.length }));
