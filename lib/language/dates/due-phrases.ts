import { type Day, fridayOf, isDay, lastOfMonth, plusDays, toUtc, weekday } from "./day";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

const HAN_WEEK = "一二三四五六日";
const DAYS_IN: Readonly<Record<string, number>> = { quinzaine: 15, huitaine: 8 };
const WEEKS = /^(?:week|woche|semaine|semana|settiman|weken)/iu;
const NUMBERS =
  "(\\d{1,2}|two|three|four|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|duas|três|quatro|twee|drie)";
const COUNTED: readonly RegExp[] = [
  /^(?:two|zwei|deux|dos|due|duas|twee)$/i,
  /^(?:three|drei|trois|tres|tre|três|drie)$/i,
  /^(?:four|vier|quatre|cuatro|quattro|quatro)$/i,
];
const ORDINALS =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );

/** Phrases that chrono does not know. */
export const PHRASES: readonly (readonly [
  RegExp,
  (today: Day, match: RegExpExecArray) => Day | undefined,
])[] = [
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
  [
    /(下|这|這|本|今)?(?:个|個)?(?:周|週|星期|礼拜)([一二三四五六日天])(?:之前|以前|前)?/u,
    (today, [, week, name = ""]) => hanWeekday(today, week, name.replace("天", "日")),
  ],
  [
    /(?<![\d.])(\d{1,2})[/月](\d{1,2})日?(?:[（(][日月火水木金土一二三四五六][）)])?(?:まで(?:に)?|迄|之前|以前|前)/u,
    (today, [, month, day]) => nextDate(today, Number(month), Number(day)),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:within|in the next|sous|d['’]ici|innerhalb von|binnen|dentro de|entro|em até)\s${NUMBERS}\s(days|weeks|tagen?|wochen|jours|semaines|d[ií]as|semanas|giorni|settimane|dagen|weken)(?!\p{L})`,
      "iu",
    ),
    (today, [, number = "", unit = ""]) => plusDays(today, countOf(number) * (WEEKS.test(unit) ? 7 : 1)),
  ],
  [
    /(?<!\p{L})sous (quinzaine|huitaine)(?!\p{L})/iu,
    (today, [, name = ""]) => plusDays(today, DAYS_IN[name.toLowerCase()] ?? 0),
  ],
  [
    /(?<!\p{L})(?:(?:this|at the|on the|over the|during the|at|over) week-?end|(?:am|dieses|übers|kommendes|am kommenden) wochenende|(?:ce|dans le) week-?end|(?:este|en el) (?:fin de semana|finde)|(?:questo|nel) (?:week-?end|fine settimana)|(?:neste|este|no) fim de semana|(?:dit|in het) weekend)(?!\p{L})/iu,
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

/** 下周二 is in the next week; 周五 the next one, today included. */
function hanWeekday(today: Day, week: string | undefined, name: string): Day {
  const day = plusDays(mondayOf(today), HAN_WEEK.indexOf(name));
  if (week === "下") return plusDays(day, 7);
  return week === undefined && toUtc(day) < toUtc(today) ? plusDays(day, 7) : day;
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
