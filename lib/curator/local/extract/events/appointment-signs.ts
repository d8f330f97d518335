import { anyIn, anyOf, leading } from "@/lib/language";

/** Where a clause of a list in one line begins: "repas des bénévoles … ; collecte … / barbecue …". */
export const BOUNDARY = /(?:;|\s-(?=\s)|\s\/|>>|\t|\s{2,}|\s[–—]|:|\.|!|\?|\))\s+/gu;

/** An hour before its day: "AGM: 7.30pm, Saturday". */
const HOUR_FIRST = String.raw`(?:\d{1,2}(?:[.:h]\d{2})?\s?(?:[ap]\.?m\.?|${anyOf("hourUnit")}),?\s)?`;
/** What is between an event and its day: ", ", " is on the ", " isch ", " se hace igual, ". */
export const LINK = new RegExp(
  String.raw`(?:\s?[,:(–—-]\s?|(?:['’]s)?\s)${HOUR_FIRST}(?:${anyOf("is")}\s)?(?:${anyOf("setFor")}(?:\s?[,:]\s?|\s))?(?:${anyOf("on a day", "from a day", "in the")}\s)?(?:the\s)?$`,
  "iu",
);

/** What leads to the name: "et la collecte", "Coming: the handover day", "dont forget church supper". */
export const LEAD = new RegExp(
  String.raw`^(?:(?:[-*•·>]|#\p{L}+)\s+|${anyOf("bringsUp")}[,:!]?\s+|${leading("and", "also", "after that", "the", "our", "a")}\s*)+`,
  "iu",
);

/** An article within the clause, from which a name may begin. */
export const UNDER_ARTICLE = new RegExp(
  String.raw`(?<!\p{L})${leading("the", "our", "a", "in the", "to the")}\s?`,
  "giu",
);

/** The place after a name that says enough without it: "fire training in the Wellington Centre". */
export const PLACE_BEHIND = /\s(?:at|in)\sthe\s.*$/iu;

/** Words around a name that other rules took with it: "Donc première", "AGM fixed". */
export const AROUND_NAME = new RegExp(
  String.raw`^(?:${anyOf("bringsUp")}[,:!]?\s)+|(?:\s(?:${anyOf("is")}\s)?${anyOf("setFor", "clause")})+$`,
  "giu",
);

/** "Carols by candlelight 20th Dec": the day is not part of the name. */
export const DAY_BEHIND = new RegExp(
  String.raw`,?\s(?:${anyOf("weekday")}\.?,?\s)?\d{1,2}(?:st|nd|rd|th)?\.?\s${anyOf("month")}\.?$`,
  "iu",
);

/** "Open day on", "concert du": there is more of it. Not "staff do", "Comic Con". */
export const ENDS_SMALL = new RegExp(
  String.raw`\s(?:on|${anyIn(["en", "de", "fr", "nl"], "with", "for", "about")}|${anyIn(["en", "de", "fr", "es", "it", "nl"], "the", "and", "of", "of the", "in the", "at", "at somebody's", "to the")})$`,
  "iu",
);

/** Where what follows a day ends: before a sign, or an hour. */
export const NAME_END = new RegExp(
  String.raw`\s*[,;(.!?:–—]|\s-\s|\s(?:\d{1,2}[.:h]\d{2}|\d{1,2}\s?(?:h|[ap]m|${anyOf("hourUnit")})(?!\p{L})|${anyOf("at an hour")}\s\d)`,
  "u",
);

/** `St. Martin: `, `Show home.   `: what a line is about. */
export const LABEL = new RegExp(
  String.raw`^(?!(?:next|coming|also|note|info|ps|${anyOf("when", "bringsUp")})\s?[.:])(?:\p{L}[\p{L}'’.-]*\s?){1,3}(?::\s|\.\s{2,})$`,
  "iu",
);
export const LABELLED = /^[^:]*:\s|^\p{L}[^.]*\.\s{2,}/u;
