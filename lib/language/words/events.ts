import { anyOf, monthBeginnings, whole } from "../languages/vocabulary";

/** Things with a day that are not events: the meeting itself, a deadline. */
export const NO_EVENT = new RegExp(whole("noEvent"), "iu");

/** The names of conferences by their form: `SummerConf 2022`, `Hannover Messe`. */
const CONFERENCE = new RegExp(
  String.raw`(?:\p{Ll}|^\p{Lu}{2,})(?:Conf|Con|Camp|Fest|Days|Summit|Meetup)(?:\s\d{4})?$|\s${anyOf("conferenceEnding")}(?:\s\d{4})?$`,
  "u",
);
export const isConferenceName = (text: string): boolean => CONFERENCE.test(text);

const MONTH = `(?:${monthBeginnings().join("|")})`;
const ENGLISH_MONTH = `(?:${monthBeginnings(["en"]).join("|")})`;
const ORDINAL = String.raw`(?:st|nd|rd|th|\.)?`;

/** Days from one to another, as events have them: "21-23 April", "du 12 au 16 mai", "June 2-4". */
export const SEVERAL_DAYS = new RegExp(
  String.raw`(?<![\d.,/])\d{1,2}${ORDINAL}\s?(?:-|–|—|${anyOf("throughDay")})\s?\d{1,2}${ORDINAL}\s(?:${anyOf("ofMonth")} )?${MONTH}\p{L}*|${ENGLISH_MONTH}\p{L}*\.?\s\d{1,2}\s?(?:-|–|to)\s?(?:\p{Lu}\p{Ll}+\s)?\d{1,2}(?!\d)`,
  "iu",
);

/** Headings of lists of days: "Dates", "Termine". */
export const CALENDAR_HEADING = new RegExp(
  String.raw`^\W*(?:(?:key|important|other|upcoming|next|diary) )?${anyOf("calendarHeading")}(?: for the diary| this term| ahead)?\W*$`,
  "iu",
);

/** "Am 9. Mai ist unser Tag der offenen Tür": what is between a day and what takes place on it. */
export const DAY_IS = new RegExp(
  String.raw`^(?:,?\s${anyOf("at an hour")}?\s?\d{1,2}(?:[.:h]\d{0,2})?\s?(?:${anyOf("hourUnit")}|[ap]m)?)?,?\s${anyOf("dayIs")}\s(?:${anyOf("beforeOccasion")}\s?)(?=[\p{Lu}„"“«])`,
  "iu",
);
