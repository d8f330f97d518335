import { LANGUAGES } from "../languages";
import { anyIn, anyOf, monthBeginnings, weekdayOf, whole } from "../languages/vocabulary";
import type { WeekdaysInSigns } from "../match/language";
import { type Day, fridayOf, isDay, lastOfMonth, MONTHS, plusDays, toUtc, weekday } from "./day";
import { christmasOf, dayBefore, easterOf } from "./feasts";

const WEEKS = new RegExp(`^${anyOf("weeks")}$`, "iu");
const NUMBERS = String.raw`(\d{1,2}|six|${anyOf("two", "three", "four")})`;
const COUNTED: readonly RegExp[] = (["two", "three", "four"] as const).map(
  (number) => new RegExp(`^${anyOf(number)}$`, "i"),
);
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

const WEEKDAY = anyOf("weekday");
/** A day beside an hour, which is that day's: "by noon on Friday". */
const DAY_NEAR = String.raw`(?:${WEEKDAY}|${anyOf("month", "tomorrow")}|tmrw|next|\d)`;

type Phrase = readonly [RegExp, (today: Day, match: RegExpExecArray) => Day | undefined];

/** Phrases that chrono does not know. */
export const PHRASES: readonly Phrase[] = [
  [
    /\b(?:end of today|today|tonight|tonite|this (?:morning|afternoon|evening|aft|[ap]\.?m)|straight away|after (?:this|the) (?:call|meeting))(?!\p{L})|\bafter this(?=\s*(?:[.,!]|$))/iu,
    (today) => today,
  ],
  [
    new RegExp(
      String.raw`(?<!${DAY_NEAR}\s(?:at\s|by\s)?)\b(?:eod|cob|close of (?:business|play)|end of (?:the )?day|(?:before|after) lunch|(?:by|before) (?:noon|midday|midnight|lunch(?:time)?|close))(?!\p{L})(?!(?:,|\son|\sof)?\s(?:the\s)?${DAY_NEAR})`,
      "iu",
    ),
    (today) => today,
  ],
  [
    new RegExp(String.raw`(?<!\p{L}|(?<!\p{L})${anyOf("ofToday")}\s?)${anyOf("today")}(?!\p{L})`, "iu"),
    (today) => today,
  ],
  [new RegExp(whole("dayAfterTomorrow"), "iu"), (today) => plusDays(today, 2)],
  [
    new RegExp(String.raw`(?<!\p{L}|${anyOf("noTomorrow")}[\s-])${anyOf("tomorrow")}(?!\p{L})`, "u"),
    (today) => plusDays(today, 1),
  ],
  ...LANGUAGES.flatMap(({ weekdaysInSigns: signs }) => (signs ? [weekdayPhrase(signs)] : [])),
  [
    new RegExp(
      String.raw`(?<![\d.])(\d{1,2})(?:/|${anyOf("monthSign")})(\d{1,2})${anyIn(["ja"], "daySign")}?(?:[（(]${anyOf("weekdaySign")}[）)])?${anyOf("untilBehind")}`,
      "u",
    ),
    (today, [, month, day]) => nextDate(today, Number(month), Number(day)),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})${anyOf("within")}\s${NUMBERS}\s(${anyOf("days", "weeks")})(?!\p{L})`,
      "iu",
    ),
    (today, [, number = "", unit = ""]) => plusDays(today, countOf(number) * (WEEKS.test(unit) ? 7 : 1)),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:${anyOf("nextWeek")},?\s(?:${anyOf("onDate", "articleOfDay")}\s)?(${WEEKDAY})|(${WEEKDAY})\.?,?\s${anyOf("nextWeek")})(?!\p{L})`,
      "iu",
    ),
    (today, [, behind, before = ""]) => plusDays(mondayOf(today), 7 + fromMonday(behind ?? before)),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(${WEEKDAY})\s${anyOf("weekLater")}(?!\p{L})`, "iu"),
    (today, [, name = ""]) => plusDays(today, 7 + daysUntil(today, name)),
  ],
  ...LANGUAGES.flatMap(({ spans = [] }) =>
    spans.map(([pattern, days]): Phrase => [pattern, (today) => plusDays(today, days)]),
  ),
  [
    new RegExp(whole("onWeekend"), "iu"),
    // On a Sunday the next one.
    (today) => plusDays(mondayOf(plusDays(today, 1)), 6),
  ],
  [
    new RegExp(
      String.raw`\b(?:by|before|until|on|due)\s+the\s+(${ORDINALS.join("|")})(?=\s*(?:[.,;:!?)]|$))`,
      "i",
    ),
    (today, [, name = ""]) => nextDayOfMonth(today, ORDINALS.indexOf(name.toLowerCase()) + 1),
  ],
  [/\b(?:tmrw|tmr|tmw|tmrow|2moro|tomoz)\b/i, (today) => plusDays(today, 1)],
  [/\b(?:end of next week|next friday)\b/i, (today) => plusDays(mondayOf(today), 11)],
  [/\b(?:eow|end of (?:the |this )?week)\b/i, (today) => fridayOf(today)],
  [
    /\bend of next month\b/i,
    (today) => lastOfMonth(today.month === 12 ? today.year + 1 : today.year, (today.month % 12) + 1),
  ],
  [/\b(?:eom|end of (?:the |this )?month|month[- ]end)\b/i, (today) => lastOfMonth(today.year, today.month)],
  [
    /\b(?:eoq|end of (?:the |this )?quarter)\b/i,
    (today) => lastOfMonth(today.year, Math.ceil(today.month / 3) * 3),
  ],
  [
    /\b(?:by|before|end of) (?:the )?q([1-4])\b/i,
    (today, [, quarter]) => endOfNumbered(today, Number(quarter) * 3),
  ],
  [
    new RegExp(String.raw`\b(?:eoy|end of (?:the |this )?year|year[- ]end)\b|${whole("byYearEnd")}`, "iu"),
    (today) => ({ year: today.year, month: 12, day: 31 }),
  ],
  [new RegExp(whole("byChristmas"), "iu"), (today) => dayBefore(today, christmasOf)],
  [new RegExp(whole("byNewYear"), "iu"), (today) => ({ year: today.year, month: 12, day: 31 })],
  [new RegExp(whole("byEaster"), "iu"), (today) => dayBefore(today, easterOf)],
  [
    new RegExp(String.raw`(?<!\p{L})${anyOf("calendarWeek")}\.?\s?(\d{1,2})(?![\p{L}\d])`, "iu"),
    (today, [, week]) => fridayOfWeek(today, Number(week)),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})${anyOf("middleOf")}\s?(\p{L}{3,10})(?!\p{L})(?=[\s.]*(?:[,;:!?)]|$)|\.\s)`,
      "iu",
    ),
    (today, [, name]) => middleOfMonth(today, name),
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:the )?end of|(?:by|before|until|till) (?:the )?end) (${MONTHS.join("|")})[a-z]*\b`,
      "i",
    ),
    (today, [, name]) => endOfMonth(today, name),
  ],
  [
    new RegExp(String.raw`(?<!\d)(1[0-2]|[1-9])${anyOf("monthEndBehind")}`, "u"),
    (today, [, month]) => endOfNumbered(today, Number(month)),
  ],
  [
    /\b(?:[Bb]y|[Bb]efore|[Uu]ntil|[Oo]n|[Dd]ue)\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:of|floor|street|grade|\p{Lu}\p{Ll}))/u,
    (today, [, day]) => nextDayOfMonth(today, Number(day)),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L}|${WEEKDAY},?\s)${anyOf("untilNumber")}(\d{1,2})${anyOf("numberEnding")}?(?=\s*(?:[,;:!?)]|\.\s|\.?$))`,
      "iu",
    ),
    (today, [, day]) => nextDayOfMonth(today, Number(day)),
  ],
  [
    new RegExp(String.raw`(?<!\p{L})${anyOf("untilOrdinal")}(\d{1,2})\.(?=\s*(?:[,;:!?)]|$))`, "iu"),
    (today, [, day]) => nextDayOfMonth(today, Number(day)),
  ],
  [
    new RegExp(String.raw`(?<![\d./]|${anyOf("monthSign")})(\d{1,2})${anyOf("untilNumberBehind")}`, "u"),
    (today, [, day]) => nextDayOfMonth(today, Number(day)),
  ],
  [
    // "bis Ende nächster Woche"
    new RegExp(
      String.raw`(?<!\p{L})(?:${anyOf("untilEnd")}?${anyOf("endOf")}\s(?:${anyOf("ofMonth")}\s)?)?${anyOf("byNextWeek")}(?!\p{L})`,
      "iu",
    ),
    (today) => plusDays(mondayOf(today), 11),
  ],
  [new RegExp(whole("byMonthEnd"), "iu"), (today) => lastOfMonth(today.year, today.month)],
  [new RegExp(whole("byWeekEnd"), "iu"), (today) => fridayOf(today)],
  [
    new RegExp(String.raw`(?<!\p{L})${anyOf("untilEnd")}?${anyOf("endOf")}\s(\p{L}{3,10})(?!\p{L})`, "iu"),
    (today, [, name]) => endOfForeignMonth(today, name),
  ],
  [/\b(?:by |before |during |within )?next week\b(?!['’])/i, (today) => plusDays(mondayOf(today), 11)],
  [/\b(?:by |before |during |within |the end of )?this week\b/i, (today) => fridayOf(today)],
];

/** The weekday of a word, from Monday as 0. */
const fromMonday = (name: string): number => ((weekdayOf(name) ?? 0) + 6) % 7;

/** To the next such weekday, today included. */
const daysUntil = (today: Day, name: string): number => ((weekdayOf(name) ?? 0) - weekday(today) + 7) % 7;

/** Of the week with this number, as ISO 8601 counts them, in the year that has it nearest. */
function fridayOfWeek(today: Day, week: number): Day | undefined {
  if (week < 1 || week > 53) return undefined;
  const years = [today.year - 1, today.year, today.year + 1];
  const fridays = years.map((year) => plusDays(mondayOf({ year, month: 1, day: 4 }), 7 * (week - 1) + 4));
  const distance = (day: Day): number => Math.abs(toUtc(day) - toUtc(today));
  return fridays.reduce((best, friday) => (distance(friday) < distance(best) ? friday : best));
}

const mondayOf = (day: Day): Day => plusDays(day, -((weekday(day) + 6) % 7));

/** 下周二 is in the next week; 周五 the next one, today included. */
function weekdayPhrase({ pattern, days, next }: WeekdaysInSigns): Phrase {
  return [
    pattern,
    (today, [, week, name = ""]) => {
      const day = plusDays(
        mondayOf(today),
        days.findIndex((signs) => signs.includes(name)),
      );
      if (week === next) return plusDays(day, 7);
      return week === undefined && toUtc(day) < toUtc(today) ? plusDays(day, 7) : day;
    },
  ];
}

/** The next day with these numbers; undefined when there is none. */
function nextDate(today: Day, month: number, day: number): Day | undefined {
  const date = { year: today.year, month, day };
  const next = toUtc(date) < toUtc(today) ? { ...date, year: today.year + 1 } : date;
  return isDay(next) ? next : undefined;
}

function countOf(number: string): number {
  const at = COUNTED.findIndex((words) => words.test(number));
  if (at >= 0) return at + 2;
  return number.toLowerCase() === "six" ? 6 : Number(number);
}

const endOfNumbered = (today: Day, month: number): Day =>
  lastOfMonth(month < today.month ? today.year + 1 : today.year, month);

function endOfMonth(today: Day, name = ""): Day {
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return lastOfMonth(month < today.month ? today.year + 1 : today.year, month);
}

const MONTH_BEGINNINGS = monthBeginnings().map((begins) => new RegExp(`^${begins}`));

const monthOf = (name: string): number =>
  MONTH_BEGINNINGS.findIndex((pattern) => pattern.test(name.toLowerCase())) + 1;

function middleOfMonth(today: Day, name = ""): Day | undefined {
  const month = monthOf(name);
  const isPast = month < today.month || (month === today.month && today.day > MIDDLE);
  return month === 0 ? undefined : { year: today.year + (isPast ? 1 : 0), month, day: MIDDLE };
}

const MIDDLE = 15;

function endOfForeignMonth(today: Day, name = ""): Day | undefined {
  const month = monthOf(name);
  return month === 0 ? undefined : lastOfMonth(month < today.month ? today.year + 1 : today.year, month);
}

function nextDayOfMonth(today: Day, day: number): Day | undefined {
  const ahead = day >= today.day ? 0 : 1;
  const month = today.month + ahead > 12 ? 1 : today.month + ahead;
  const next = { year: today.month + ahead > 12 ? today.year + 1 : today.year, month, day };
  return isDay(next) ? next : undefined;
}
