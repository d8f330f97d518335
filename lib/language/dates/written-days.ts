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
