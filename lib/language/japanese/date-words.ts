import type { DateWords } from "../match/date-words";

export const JAPANESE_DATE_WORDS: Partial<DateWords> = {
  weekdaySign: "[日月火水木金土]",
  monthSign: "月",
  daySign: "日",
  byMonthEnd: "(?:今)?月末(?:まで)?(?:に)?|今月(?:中|いっぱい)(?:に)?",
  monthEndBehind: "月末(?:まで(?:に)?|前)?",
  byWeekEnd: "今週(?:中|いっぱい)(?:に)?|今週末まで(?:に)?",
  byNextWeek: "来週(?:中)?(?:に|まで(?:に)?)?",
  calendarHeading: "予定|日程",
};
