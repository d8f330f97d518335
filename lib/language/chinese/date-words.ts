import type { DateWords } from "../match/date-words";

export const CHINESE_DATE_WORDS: Partial<DateWords> = {
  weekdaySign: "[一二三四五六]",
  monthSign: "月",
  daySign: "日|号|號",
  byMonthEnd: "(?:本|这个?)?月[底末](?:之?前|以前)?|(?:本|这个)月之?内",
  byYearEnd: "年底(?:之?前|以前)?|年内",
  byChristmas: "圣诞节?(?:之?前|以前)",
  byNewYear: "元旦节?(?:之?前|以前)",
  byWeekEnd: "(?:本|这个?)周(?:之?内|五前)?(?![一二三四五六日天会末])",
  byNextWeek: "下周(?:内|前)?(?![一二三四五六日天])",
  untilNumberBehind: "[号號](?:之?前|以前|(?=[晚早]|上午|下午|中午|[\\s，。,、；;！!）)]|$))",
  lastChanged: "(?:最后)?更新(?:日期|于|时间)?",
  calendarHeading: "日程|日程安排",
};
