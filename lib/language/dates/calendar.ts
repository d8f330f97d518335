import * as chrono from "chrono-node";
import { madeOnce } from "@/lib/core/made-once";
import { LANGUAGES, languageOf } from "../languages";
import { anyOf } from "../languages/vocabulary";
import { isFormOfAddress } from "../words/titles";
import { type Day, dayOf, isDay, nextNumbered, toUtc, weekday } from "./day";

/** A date that the text names. */
export interface NamedDay {
  day: Day;
  start: number;
  end: number;
  /** The text gives a day of a month, or a weekday; `false` for a month or an hour alone. */
  exact: boolean;
  /** The text gives only a weekday. */
  weekdayOnly: boolean;
  /** The text gives the year. */
  hasYear: boolean;
  /** The weekday that the text gives; 0 is Sunday. */
  weekdayNumber?: number;
}

/** Reads dates relative to `today`. */
export interface Calendar {
  today: Day;
  /** 4/11 is the 4th of November. */
  dayFirst: boolean;
  /** Dates without a year, and weekdays, are in the future. */
  forward: boolean;
  /** `today` is the day of the text, not that of its arrival. */
  dated?: boolean;
}

const READERS = {
  de: chrono.de.casual,
  fr: chrono.fr.casual,
  es: chrono.es.casual,
  it: chrono.it.casual,
  pt: chrono.pt.casual,
  nl: chrono.nl.casual,
  ja: chrono.ja.casual,
  zh: chrono.zh.hans.casual,
};

const MAX_LENGTH = 600;

/** What was read by each calendar: several rules ask for the dates of one sentence, and reading them takes a while. */
const readBy = madeOnce((_: Calendar) => new Map<string, NamedDay[]>());

/** Every date in the first 600 characters. */
export function namedDays(text: string, calendar: Calendar): readonly NamedDay[] {
  const known = readBy(calendar);
  const start = text.slice(0, MAX_LENGTH);
  const days = known.get(start) ?? readDays(start, calendar);
  known.set(start, days);
  return days;
}

function readDays(text: string, calendar: Calendar): NamedDay[] {
  const dayFirst = calendar.dayFirst && !putsMonthFirst(text);
  const english = dayFirst ? [chrono.en.GB, chrono.en.casual] : [chrono.en.casual];
  const others = LANGUAGES.filter(({ dateWords }) => dateWords.test(text)).map(({ code }) => READERS[code]);
  const readers = [...english, ...others];
  const short = shield(text, calendar.today);
  let misread: NamedDay[] = [];
  for (const reader of readers) {
    const found = readWith(reader, short, text, calendar);
    if (!found.some(({ exact }) => exact)) continue;
    const read = found.map((named) => ({ ...named, end: endOf(named, text, short) }));
    if (!isMisread(read, text)) return read;
    if (misread.length === 0) misread = read;
  }
  return misread;
}

/** Of another language: it has a month or its number left, or took "di" of "riunione di Consiglio del 9 aprile" for Tuesday. */
const isMisread = (read: readonly NamedDay[], text: string): boolean =>
  read.some(({ end, hasYear }) => !hasYear && MONTH_BEHIND.test(text.slice(end))) ||
  (read.every(({ weekdayOnly }) => weekdayOnly) && DAY_AND_MONTH.test(text));

const DAY_AND_MONTH = new RegExp(
  String.raw`(?<![\d.,:])\d{1,2}(?:\.|º|er)?\s(?:${anyOf("ofMonth")}\s)?${anyOf("month")}(?!\p{L})`,
  "iu",
);
/** In "mar 15 set 2026" the 15th of March is a Tuesday in September. */
const MONTH_BEHIND = new RegExp(String.raw`^\.?\s${anyOf("month")}\.?\s20\d\d(?!\d)`, "iu");

/** With the letters that the reader has not seen: "woensdagmiddag", "Tues 24th". */
const endOf = ({ end }: NamedDay, text: string, short: string): number =>
  short[end] === " " ? end + (/^\p{L}+/u.exec(text.slice(end))?.[0].length ?? 0) : end;

function readWith(reader: chrono.Chrono, short: string, text: string, calendar: Calendar): NamedDay[] {
  const instant = new Date(toUtc(calendar.today) + 12 * 3_600_000);
  const results = reader.parse(short, { instant, timezone: 0 }, { forwardDate: calendar.forward });
  return results.flatMap(({ index, text: found, start }) => {
    const day = { year: start.get("year") ?? 0, month: start.get("month") ?? 0, day: start.get("day") ?? 0 };
    const exact = (start.isCertain("day") && start.isCertain("month")) || start.isCertain("weekday");
    const isDuration =
      /^(?:(?:\d+|an?|one|two|three|four|five|six|(?:next )?several|(?:next )?few|half)\b.{0,12}\b(?:days?|weeks?|months?|years?)|next (?:days|weeks|months|years))$/i.test(
        found,
      );
    // "12 d" of "12 décembre": chrono ends words at letters that it does not know.
    const isCut = /^[\p{sc=Latin}\p{M}]/u.test(short.slice(index + found.length)) && /\p{L}$/u.test(found);
    const weekdayOnly = !start.isCertain("day");
    // chrono reads the number of "Friday 13" as an hour.
    const bare = found.replace(HOUR, "");
    const numbered = weekdayOnly ? numberedDay(text, index + bare.length, day, calendar) : undefined;
    return isDay(day) && !isDuration && !isCut
      ? [
          {
            day: numbered?.day ?? day,
            start: index,
            end: numbered?.end ?? index + found.length,
            exact,
            weekdayOnly: weekdayOnly && numbered === undefined,
            hasYear: start.isCertain("year"),
            weekdayNumber: start.isCertain("weekday") ? (start.get("weekday") ?? undefined) : undefined,
          },
        ]
      : [];
  });
}

const HOUR = new RegExp(String.raw`(?<!\s${anyOf("at an hour", "nearHour")})\s\d{1,2}$`, "iu");

/** Before the number: "Freitag, den 18.", "sexta-feira, dia 18"; after a comma not without its article. */
const NUMBERED = new RegExp(
  String.raw`^(?:\s(?:the\s)?|,?\s(?:${anyOf("articleOfDay", "the")})\s)(\d{1,2})(?:(?:st|nd|rd|th)(?!\p{L})|(?:º|${anyOf("numberEnding")})?(?![\p{L}\d%€£$])(?!\s?[:.,/–-]\s?\d|\s?(?:h|am|pm|\p{L}{3,})(?!\p{L})))`,
  "iu",
);

/** "Friday 13", "venerdì 5": the next such day of a month that is this weekday. */
function numberedDay(
  text: string,
  at: number,
  near: Day,
  { today }: Calendar,
): { day: Day; end: number } | undefined {
  const [all = "", number = ""] = NUMBERED.exec(text.slice(at)) ?? [];
  const day = all === "" ? undefined : nextNumbered(today, Number(number), weekday(near));
  return day && { day, end: at + all.length };
}

/** 12/4 beside Japanese or Chinese words is the 4th of December, also in a note that is mostly in another language. */
const putsMonthFirst = (text: string): boolean => LANGUAGES.some(({ script }) => script?.test(text));

/** "Fr. Meier" is no Friday; "Fr Probe 20 Uhr" is. */
const BEFORE_NAME = new RegExp(
  String.raw`(?<!\p{L})\p{Lu}\p{Ll}(?=\.?\s\p{Lu}\p{Ll})(?!.*\d\s?(?:[:.]\d|h|${anyOf("hourUnit")})(?!\p{L}))`,
  "gu",
);

/** "Montagnachmittag", "woensdagavond": the reader knows the weekday alone. */
const WITH_PART = new RegExp(
  String.raw`(?<!\p{L})(?=\p{L}{8})(${anyOf("weekday")})(${anyOf("dayPart")})(?!\p{L})`,
  "giu",
);
/** "tues 24th": it knows no such number behind a short weekday. */
const WITH_ORDINAL =
  /(?<=(?<!\p{L})(?:mon|tue|wed|thu(?:rs?)?|fri|sat|sun)\.?\s\d{1,2})(?:st|nd|rd|th)(?!\p{L}|\s(?:of\s)?\p{L}{3,})/giu;
/** "Wed 24": it takes 24 for an hour that no day has. */
const DAY_24 = new RegExp(
  String.raw`(?<=(?<!\p{L})${anyOf("weekday")}\.?,?\s(?:${anyOf("articleOfDay")}\s)?)24(?![\p{L}\d:]|[./-]\d|\.?\s?(?:${anyOf("ofMonth")}\s)?${anyOf("month")}(?!\p{L}))`,
  "giu",
);
/** "bis 16.3", "entro il 16.3": no hour. */
const UNTIL_NUMBERS = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${LANGUAGES.map(({ until }) => until).join("|")})\s)(\d{1,2})\.(0?[1-9]|1[0-2])(?![.\d]|\s?${anyOf("hourUnit")})`,
  "giu",
);

/** "Sat 5 Dec 11-3": hours, not the year 2011. */
const HOURS_BEHIND = new RegExp(
  String.raw`(?<=\d\.?\s${anyOf("month")}\.?,?\s)\d{1,2}(?=\s?[–—-]\s?\d{1,2}(?!\d))`,
  "giu",
);

/** Of a date that gives two digits of its year. */
const YEARS_NEAR = 3;

const FEASTS =
  /(?<!\p{L})(?:black|good|cyber|giving|shrove|ash|maundy|palm|easter|whit|mothering|remembrance) (?:mon|tues|wednes|thurs|fri|sun)day(?!\p{L})/giu;

/** Words that only look like dates: "sat down", "the sun", "in second place"; and `20.11.` as chrono knows it. */
const shield = (text: string, { year }: Day): string =>
  text
    .replace(BEFORE_NAME, (word) => (isFormOfAddress(word) ? "x".repeat(word.length) : word))
    // "the 1950s" are no seconds, "Black Friday" is not the next Friday.
    .replace(/(?<![\p{L}\d])(?:1\d|20)?\d0s(?!\p{L})/gu, (decade) => "x".repeat(decade.length))
    .replace(FEASTS, (day) => "x".repeat(day.length))
    // Forms and standards: "the W-9".
    .replace(/(?<![\p{L}\p{N}])\p{Lu}{1,2}-\d{1,4}(?![\p{N}-])/gu, (code) => "x".repeat(code.length))
    .replace(WITH_PART, (_all, day: string, part: string) => day + " ".repeat(part.length))
    // Of these short forms it knows only the ones with a dot.
    .replace(/(?<!\p{L})(tue|wed)s(?!\p{L})/giu, "$1.")
    .replace(WITH_ORDINAL, (letters) => " ".repeat(letters.length))
    .replace(DAY_24, "xx")
    .replace(UNTIL_NUMBERS, "$1/$2")
    .replace(HOURS_BEHIND, (hour) => "x".repeat(hour.length))
    // "4.7.26" is no version, as it takes it for.
    .replace(
      /(?<![\p{L}\d.]|\b(?:version|release|node)\s)([1-9])\.(\d{1,2})\.(\d\d)(?![\d.])/giu,
      (all, day, month, short) =>
        Math.abs(2000 + Number(short) - year) <= YEARS_NEAR ? `${day}/${month}/${short}` : all,
    )
    .replace(/\b(\d{1,2})\.(0?[1-9]|1[0-2])\.(?=\s|[),;!]|$)/g, "$1/$2 ")
    .replace(
      /(?<!\b(?:by|before|until|till|on|next|this|due|for)\s)\b(?:sat|sun|mon|wed|may|march|now|second|sec|min|mins?|minutes?|hours?|seconds?)\b(?!\s+\d)/g,
      (word) => "x".repeat(word.length),
    );

const NUMERIC = /\b(\d{1,2})([/.])(\d{1,2})\2(\d{4}|\d{2})\b/g;
/** A note that is older was not received when it was written: it may be of either day. */
const RECENT_MS = 60 * 86_400_000;

/**
 * Whether numeric dates put the day first: decided by a number above 12, else by dots, else by the date closer to
 * `receivedAt`.
 */
export function putsDayFirst(text: string, receivedAt: Date): boolean {
  // Only English, Japanese and Chinese have months first.
  const language = languageOf(text);
  if (language !== undefined) return language.script === undefined;
  let nearer: boolean | undefined;
  for (const [, a = "", separator, b = "", c = ""] of text.slice(0, 20_000).matchAll(NUMERIC)) {
    const [first, second, year] = [Number(a), Number(b), Number(c) < 100 ? 2000 + Number(c) : Number(c)];
    if (first > 12) return true;
    if (second > 12) return false;
    if (separator === ".") return true;
    const distance = (day: Day): number => Math.abs(toUtc(day) - toUtc(dayOf(receivedAt)));
    const [dayFirst, monthFirst] = [
      distance({ year, month: second, day: first }),
      distance({ year, month: first, day: second }),
    ];
    if (Math.min(dayFirst, monthFirst) < RECENT_MS) nearer ??= dayFirst <= monthFirst;
  }
  return (
    nearer ??
    !/\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?\b/i.test(
      text.slice(0, 20_000),
    )
  );
}
