import type { DateWords } from "../match/date-words";

export const ENGLISH_DATE_WORDS: Partial<DateWords> = {
  two: "two",
  three: "three",
  four: "four",
  days: "days",
  weeks: "weeks",
  years: "years",
  dayPart: "morning|lunchtime|afternoon|evening|night|from",
  weekday: "(?:mon|tues?|weds?|wednes|thu(?:rs?)?|fri|sat|satur|sun)(?:day)?",
  month:
    "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?",
  ofMonth: "of",
  throughDay: "to|and",
  articleOfDay: "the",
  onNumber: "on the",
  onDate: "on",
  movedTo: "to(?: the)?",
  within: "within|in the next",
  dayAfterTomorrow: "(?:the )?day after tomorrow",
  nextWeek: "next week",
  weekLater: "week",
  middleOf: "mid-?|the middle of",
  byChristmas: "(?:by|before|until|till|due|in time for) (?:christmas|xmas)(?: eve| break| holidays)?",
  byNewYear: "(?:by|before|until|till) (?:the )?new year(?:['’]s(?: eve| day)?)?",
  byEaster: "(?:by|before|until|till|in time for) easter",
  onWeekend: "(?:this|at the|on the|over the|during the|at|over) week-?end",
  atTheLatest: "at the (?:very )?latest",
  repeated: "every|each|last|since|past|most|the",
  noEvent:
    "meetings?|calls?|sessions?|minutes|deadlines?|due|eta|rsvp|mot|vat|releases?|versions?|freeze|submissions?|invoices?|payments?|contracts?|next|last|previous|this|that|it|he|she|they|we|you|which|who|there|slides?|draft",
  lastChanged: "(?:last )?(?:updated|edit(?:ed)?|touched|changed|modified|revised)(?: on)?",
  calendarHeading: "dates?|diary|calendar|events?|what['’]s on",
  conferenceEnding: "Summit|Days",
  dayIs: "is|we have|we['’]ve got|it['’]s",
  beforeOccasion: "the|our|an?",
  behindOccasion: "with|at|in|for|of|from|by|on|to|w\\/|and",
  setFor:
    "(?:(?:has|have) been |now |still |also |all )?(?:fixed|set|confirmed|booked|scheduled|planned|moved|postponed|rescheduled|brought forward|put back|pencilled in|expected|on)(?: for| to)?(?: w/c)?|to be held|to take place|taking place|will be|would be|stays|remains|falls|now|still|again|this year|coming up|starts|begins",
  bringsUp:
    "so|then|plus|ok(?:ay)?|now|oh|just|wee|upcoming|coming up|(?:please )?(?:do not|don['’]?t) forget|remember|reminder|looking forward to|see you at|there is|there['’]s|we have|we['’]ve got",
  weekAhead: "next week|week after next|a week on|next|this|this coming",
};
