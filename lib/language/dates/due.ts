import { LANGUAGES } from "../languages";
import { type Calendar, type NamedDay, namedDays } from "./calendar";
import { type Day, fridayOf, isDay, isoDay, lastOfMonth, plusDays, weekday } from "./day";

/** When a task is due, and the phrase that says so. */
export interface Due {
  /** `2026-11-27` */
  date: string;
  /** The whole phrase, `by` and brackets included. */
  start: number;
  end: number;
}

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** One word or sign before a date. */
const LEAD =
  /(?:(?<![\p{L}\p{N}])(?:due(?: date)?|deadline|is|be|by|before|until|till|no later than|latest|on|for|at|el|il|le|op|(?<!\d\s?)am|ready by|needed by|eta|target|the|about|around|noon|lunch)[:\s]*|[-–—:,([@→]\s*|->\s*|\s+)$/iu;

/** `Fr. 21.2.` */
const WEEKDAY_LEAD = /(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So)\.,?\s*$/u;

/** What may stand behind a deadline. */
const AT_THE_LATEST =
  /^\s*(?:at the (?:very )?latest|au plus tard|spätestens|a más tardar|al più tardi|no máximo|uiterlijk)/i;
const FOREIGN_UNTIL = LANGUAGES.map(({ until }) => until).join("|");
const FOREIGN_LEAD = new RegExp(String.raw`(?<![\p{L}])(?:${FOREIGN_UNTIL})\s*$`, "iu");

/** Phrases that chrono does not know. */
const PHRASES: readonly (readonly [RegExp, (today: Day, match: RegExpExecArray) => Day | undefined])[] = [
  [
    /\b(?:eod|cob|close of (?:business|play)|end of (?:the )?day|end of today|today|tonight|this (?:morning|afternoon|evening)|before (?:lunch|noon)|straight away|after (?:this|the) (?:call|meeting))\b|\bafter this(?=\s*(?:[.,!]|$))/i,
    (today) => today,
  ],
  [
    /(?<!(?:\p{L}|(?:de|del|von|di|do|d['’]|van)\s?))(?:heute(?: abend| noch)?|aujourd['’]hui|ce soir|hoy(?: mismo)?|oggi|stasera|hoje|vandaag|vanavond)(?!\p{L})/iu,
    (today) => today,
  ],
  [
    /(?<!\p{L}|(?:guten|jeden|am|frühen|goede|la|las|de)\s)(?:morgen|demain|mañana|domani|amanhã)(?!\p{L})/u,
    (today) => plusDays(today, 1),
  ],
  [
    /([来今])週の?([月火水木金土日])曜?日?(?:まで(?:に)?)?/u,
    (today, [, week, day]) =>
      plusDays(mondayOf(today), (week === "来" ? 7 : 0) + "月火水木金土日".indexOf(day ?? "月")),
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
    /\b(?:eoy|end of (?:the |this )?year|year[- ]end)\b/i,
    (today) => ({ year: today.year, month: 12, day: 31 }),
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:the )?end of|(?:by|before|until|till) (?:the )?end) (${MONTHS.join("|")})[a-z]*\b`,
      "i",
    ),
    (today, [, name]) => endOfMonth(today, name),
  ],
  [
    /(?<!\d)(1[0-2]|[1-9])月末(?:まで(?:に)?|前)?/u,
    (today, [, month]) => endOfNumbered(today, Number(month)),
  ],
  [
    /\b(?:[Bb]y|[Bb]efore|[Uu]ntil|[Oo]n|[Dd]ue)\s+the\s+(\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:of|floor|street|grade|\p{Lu}\p{Ll}))/u,
    (today, [, day]) => nextDayOfMonth(today, Number(day)),
  ],
  [
    /(?<!\p{L})(?:(?:avant|pour|d['’]ici|jusqu['’]au) (?:le )?|(?:antes del?|para el|hasta el) (?:día )?|(?:entro|prima del|per) (?:il )?|até (?:ao |o )?dia |(?:vóór|voor|uiterlijk) (?:de )?)(\d{1,2})(?:er|e)?(?=\s*(?:[,;:!?)]|\.\s|\.?$))/iu,
    (today, [, day]) => nextDayOfMonth(today, Number(day)),
  ],
  [
    /(?<!\p{L})bis (?:spätestens )?(?:zum |am )?(\d{1,2})\.(?=\s*(?:[,;:!?)]|$))/iu,
    (today, [, day]) => nextDayOfMonth(today, Number(day)),
  ],
  [
    /(?<!\p{L})(?:(?:bis )?(?:zum )?monatsende|bis ende des monats|(?:avant la |d['’]ici (?:la )?)?fin (?:du|de) mois|(?:antes de )?(?:fin|final(?:es)?) de(:?l)? mes|(?:entro )?(?:la )?fine (?:del )?mese|(?:até (?:ao )?)?(?:o )?(?:fim|final) do mês|(?:uiterlijk |voor )?(?:het )?eind(?:e)? van de maand)(?!\p{L})|(?:今)?月末(?:まで)?|本月底(?:前)?|月底前?/iu,
    (today) => lastOfMonth(today.year, today.month),
  ],
  [
    /(?<!\p{L})(?:bis )?(?:zum )?(?:ende (?:der|dieser) woche|wochenende|diese woche)(?!\p{L})|(?<!\p{L})(?:d['’]ici (?:la )?|avant la )?(?:fin de (?:la |cette )?semaine|cette semaine)(?!\p{L})|(?<!\p{L})(?:antes del? |para )?(?:el )?(?:fin de semana|esta semana)(?!\p{L})|(?<!\p{L})(?:entro )?(?:la )?(?:fine settimana|questa settimana)(?!\p{L})|(?<!\p{L})(?:até (?:ao )?)?(?:o )?(?:fim (?:da|de) semana|esta semana)(?!\p{L})|(?<!\p{L})(?:eind(?:e)? van (?:de|deze) week|deze week)(?!\p{L})|今週中(?:に)?|本周(?:内|五前)/iu,
    (today) => fridayOf(today),
  ],
  [
    /(?<!\p{L})(?:(?:bis |in der )?nächste[rn]? woche|(?:d['’]ici )?la semaine prochaine|(?:la )?(?:próxima semana|semana que viene)|(?:entro )?la (?:prossima settimana|settimana prossima)|(?:até )?(?:à )?próxima semana|(?:na )?semana que vem|volgende week)(?!\p{L})|来週(?:中)?(?:に|まで(?:に)?)?|下周(?:内|前)?(?![一二三四五六日天])/iu,
    (today) => plusDays(mondayOf(today), 11),
  ],
  [
    /(?<!\p{L})(?:(?:avant (?:la )?|d['’]ici (?:la )?|bis |antes de |entro |até |voor )?)(?:fin|ende|finales? de|fine(?: di)?|(?:ao |o )?(?:fim|final) de|eind(?:e)?)\s(\p{L}{3,10})(?!\p{L})/iu,
    (today, [, name]) => endOfForeignMonth(today, name),
  ],
  [/\b(?:by |before |during |within )next week\b/i, (today) => plusDays(mondayOf(today), 11)],
  [/\b(?:by |before |during |within |the end of )?this week\b/i, (today) => fridayOf(today)],
];

const mondayOf = (day: Day): Day => plusDays(day, -((weekday(day) + 6) % 7));

const endOfNumbered = (today: Day, month: number): Day =>
  lastOfMonth(month < today.month ? today.year + 1 : today.year, month);

function endOfMonth(today: Day, name = ""): Day {
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return lastOfMonth(month < today.month ? today.year + 1 : today.year, month);
}

/** The beginnings of the months in six languages. */
const FOREIGN_MONTHS: readonly RegExp[] = [
  /^(?:jan|jän|ene|gen)/,
  /^(?:feb|fév|fev)/,
  /^(?:m[aä]r|maa)/,
  /^(?:a[bpv]r)/,
  /^ma[iyg]|^mei/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|ago|aoû)/,
  /^(?:se[pt])/,
  /^(?:o[kct]t|out)/,
  /^nov/,
  /^(?:d[eéi][czc])/,
];

function endOfForeignMonth(today: Day, name = ""): Day | undefined {
  const month = FOREIGN_MONTHS.findIndex((pattern) => pattern.test(name.toLowerCase())) + 1;
  return month === 0 ? undefined : lastOfMonth(month < today.month ? today.year + 1 : today.year, month);
}

function nextDayOfMonth(today: Day, day: number): Day | undefined {
  const ahead = day >= today.day ? 0 : 1;
  const month = today.month + ahead > 12 ? 1 : today.month + ahead;
  const next = { year: today.month + ahead > 12 ? today.year + 1 : today.year, month, day };
  return isDay(next) ? next : undefined;
}

/** The deadline in the text. */
export function findDue(text: string, calendar: Calendar): Due | undefined {
  return ownPhrase(text, calendar) ?? namedDue(text, calendar);
}

function ownPhrase(text: string, calendar: Calendar): Due | undefined {
  for (const [pattern, meaning] of PHRASES) {
    const match = pattern.exec(text);
    const day = match && meaning(calendar.today, match);
    if (match && day) return widen(text, match.index, match.index + match[0].length, day);
  }
  return undefined;
}

/** A date after "by", in brackets or at the end; one in the middle is part of the task. */
function namedDue(text: string, calendar: Calendar): Due | undefined {
  const days = namedDays(text, calendar).filter(
    ({ exact, start, end }) => exact && !isDateRange(text, start, end),
  );
  const marked = days.find(
    ({ start, end }) =>
      AT_THE_LATEST.test(text.slice(end)) ||
      FOREIGN_LEAD.test(text.slice(0, start)) ||
      /\b(?:by|due|before|until|till|deadline|no later than|ready by|latest|eta)[:\s]*(?:the |about |around |noon |lunch |\S{1,8} on )?$/i.test(
        text.slice(0, start),
      ),
  );
  const last = days.find(
    ({ end }) => /^[\s).,;!?\]]*$/.test(text.slice(end)) || /^\s*\)/.test(text.slice(end)),
  );
  const placed = days.find(
    ({ start, end, weekdayOnly }) =>
      /(?:\bon|[-–—(@])\s*$/i.test(text.slice(0, start)) ||
      (weekdayOnly && /(?<!\p{L})(?:am|op|el|il)\s$/iu.test(text.slice(0, start))) ||
      /^(?:on|this|next|am|op)\s/i.test(text.slice(start, end)),
  );
  const first = days.find(
    ({ start, end }) => start === 0 || /^(?:today|tonight|tomorrow)/i.test(text.slice(start, end)),
  );
  const chosen = marked ?? last ?? placed ?? first;
  return chosen && widen(text, chosen.start, chosen.end, dueDay(chosen, text, calendar));
}

/** "by Monday", written on a Monday, is in a week; "this Monday" is today. */
const dueDay = (
  { day, weekdayOnly, start, end }: NamedDay,
  text: string,
  { today, dated = false }: Calendar,
): Day =>
  dated &&
  weekdayOnly &&
  isoDay(day) === isoDay(today) &&
  !/^(?:this|today|tonight)/i.test(text.slice(start, end))
    ? plusDays(day, 7)
    : day;

/** "from 16 to 19 November" is a duration. */
const isDateRange = (text: string, start: number, end: number): boolean =>
  /\b(?:from|since|between|of)\s+$/i.test(text.slice(0, start)) ||
  (/\b(?:to|and|–|-)\s+$/.test(text.slice(Math.max(0, start - 4), start)) &&
    /\bfrom\b/i.test(text.slice(0, start))) ||
  /^\s*(?:report|minutes|meeting|newsletter|invoice|figures|numbers|issue|edition)\b/i.test(text.slice(end));

/** Extends the span to the words and brackets that belong to the date. */
function widen(text: string, start: number, end: number, day: Day): Due {
  let from = start;
  for (let step = 0; step < 3; step++) {
    const lead = text.slice(Math.max(0, from - 24), from);
    const before = WEEKDAY_LEAD.exec(lead) ?? FOREIGN_LEAD.exec(lead) ?? LEAD.exec(lead);
    if (before === null) break;
    from -= before[0].length;
  }
  if (AT_THE_LATEST.test(text.slice(end)))
    from -= /\s(?:le|am|el|il|op|on|em)\s*$/i.exec(text.slice(0, from))?.[0].length ?? 0;
  const after =
    /^(?:\.(?=\s*[)\]]))?\s*(?:at \d{1,2}(?::\d{2})?\s*(?:am|pm)?|au plus tard|at the latest|spätestens|a más tardar|al più tardi|no máximo)?\s*[)\]]?/i.exec(
      text.slice(end),
    )?.[0].length ?? 0;
  return { date: isoDay(day), start: from, end: end + after };
}
