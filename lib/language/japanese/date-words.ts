import type { DateWords } from "../match/date-words";

export const JAPANESE_DATE_WORDS: Partial<DateWords> = {
  weekdaySign: "[日月火水木金土]",
  monthSign: "月",
  daySign: "日",
  byMonthEnd: "(?:今)?月末(?:まで)?(?:に)?|今月(?:中|いっぱい)(?:に)?",
  monthEndBehind: "月末(?:まで(?:に)?|前)?",
  byYearEnd: "年内(?:に)?|年末まで(?:に)?|今年(?:中|いっぱい)(?:に)?",
  byChristmas: "クリスマス(?:まで(?:に)?|前(?:に)?)",
  byNewYear: "(?:お)?正月(?:まで(?:に)?|前(?:に)?)",
  byWeekEnd: "今週(?:中|いっぱい)(?:に)?|今週末まで(?:に)?",
  byNextWeek: "来週(?:末|中)?(?:に|まで(?:に)?)?",
  untilNumberBehind: "日(?:[（(][日月火水木金土][）)])?(?:まで(?:に)?|迄)",
  lastChanged: "(?:最終)?更新日?",
  calendarHeading: "予定|日程",
};
