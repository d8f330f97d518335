import type { DateWords } from "../match/date-words";

export const CHINESE_DATE_WORDS: Partial<DateWords> = {
  weekdaySign: "[一二三四五六]",
  monthSign: "月",
  daySign: "日|号|號",
  byMonthEnd: "本月底(?:前)?|月底前?",
  byWeekEnd: "本周(?:内|五前)",
  byNextWeek: "下周(?:内|前)?(?![一二三四五六日天])",
  calendarHeading: "日程|日程安排",
};
