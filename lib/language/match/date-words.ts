/** Patterns for days and what takes place on them, separated by bars. A name without a comment is the English word. */
export interface DateWords {
  two: string;
  three: string;
  four: string;
  days: string;
  weeks: string;
  years: string;
  /** Weekdays, short ones too. */
  weekday: string;
  /** A weekday in one sign. */
  weekdaySign: string;
  /** Weekdays in two letters, before a date. */
  shortWeekday: string;
  /** Months, short ones too. */
  month: string;
  /** Behind the number of a month, and of a day. */
  monthSign: string;
  daySign: string;
  /** Between a day and its month, or a month and its year. */
  ofMonth: string;
  /** Between the first day and the last. */
  throughDay: string;
  /** Between a weekday and the number of the day. */
  articleOfDay: string;
  /** Before the number of a day alone. */
  onNumber: string;
  /** Before any day. */
  onDate: string;
  /** Before a day by which something is due, and no part of a task. */
  beforeDay: string;
  /** Before a day that something is moved to, and not due on. */
  movedTo: string;
  /** Before a weekday on which something is due. */
  onWeekday: string;
  /** What the reader of dates takes for a part of a day: "am Montag". */
  dayWith: string;
  /** Before an hour, beside "at". */
  nearHour: string;
  today: string;
  /** Before a "today" that is not a deadline: "le pain d'aujourd'hui". */
  ofToday: string;
  tomorrow: string;
  dayAfterTomorrow: string;
  /** Before the word for tomorrow, where it is the morning. */
  noTomorrow: string;
  /** Before the days or weeks within which: "innerhalb von". */
  within: string;
  /** Behind a day: "abend", "matin". */
  dayPart: string;
  onWeekend: string;
  byMonthEnd: string;
  /** The end of a month, after its number. */
  monthEndBehind: string;
  /** By the end of this week. */
  byWeekEnd: string;
  byNextWeek: string;
  /** Beside a weekday: that of the next week. */
  nextWeek: string;
  /** Behind a weekday: a week later. */
  weekLater: string;
  /** By the end of this year. */
  byYearEnd: string;
  byChristmas: string;
  byNewYear: string;
  byEaster: string;
  /** Before the number of a week, where the word is used for nothing else. */
  calendarWeek: string;
  /** Before the number of a day by which, with its blank: "avant le ". */
  untilNumber: string;
  /** Behind such a number, where words are not separated. */
  untilNumberBehind: string;
  /** Before a number with a dot. */
  untilOrdinal: string;
  /** Letters of a numeral after the number. */
  numberEnding: string;
  /** Before the end of a month, with its blank. */
  untilEnd: string;
  /** Before the name of a month. */
  endOf: string;
  /** Before the name of a month: its fifteenth. */
  middleOf: string;
  /** Behind a day. */
  atTheLatest: string;
  /** Before a day for which something is wanted: "pour le". */
  forDay: string;
  /** Before a day that is not a deadline: "every", "since", "last". */
  repeated: string;
  /** An aside after a task in a list: its day. */
  beforeDeadline: string;
  /** Things with a day that are not events: a meeting, a deadline, a pronoun. */
  noEvent: string;
  /** The heading of a list of days. */
  calendarHeading: string;
  /** Before the day of a note's last change. */
  lastChanged: string;
  /** The last word of the name of a conference. */
  conferenceEnding: string;
  /** Between a day and what takes place on it. */
  dayIs: string;
  /** An article, or whose it is, before what takes place. */
  beforeOccasion: string;
  /** Behind the word for what takes place: with whom, where, of what. */
  behindOccasion: string;
  /** Between what takes place and its day: "is fixed for", "fällt auf". */
  setFor: string;
  /** Before what takes place, where a sentence brings it up: "so", "don't forget". */
  bringsUp: string;
  /** Beside a day of the week: of the week after. */
  weekAhead: string;
}
