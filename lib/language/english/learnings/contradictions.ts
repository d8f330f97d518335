import type { LearningPattern } from "../../match/learnings";

export const CONTRADICTIONS: readonly LearningPattern[] = [
  {
    pattern: /^\W*(?:contradiction|conflict|inconsistency|discrepancy)\s*[:–—]\s+(?=\S)/iu,
    confidence: 0.95,
    isAfter: true,
  },
  {
    pattern:
      /\b(?:contradicts?|contradicting|(?:is|are|stands?) in (?:conflict|contradiction) (?:with|to)|conflicts? with|conflicting|(?:is|are) inconsistent with|(?:is|are|was|were) at odds(?: with)?|disagrees? (?:with|on|about)|incompatible with|(?:does|do|did)(?: not|n['’]t) (?:match|agree with|add up|tally|fit together|square with)|discrepancy between|mismatch between|diverges? from|cannot both be)\b/iu,
    confidence: 0.9,
  },
  {
    pattern:
      /\b(?:says?|said|lists?|listed|shows?|states?|reads?|gives?)\b[^.]{2,80},? (?:which|but that|but this|and that|that) (?:is|was|cannot be|can['’]t be) (?:wrong|incorrect|not (?:right|true|correct|possible)|out of date|outdated|impossible|right|true)\b/iu,
    confidence: 0.82,
  },
  // "Reader and scale disagree: 0.71 against 0.52", "the sign says 14 nights, not 28".
  {
    pattern:
      /\bdisagrees?\s*[:;–—][^.]{0,40}\d|\bwhich (?:does not|doesn['’]t|do not|don['’]t) (?:fit|match|agree)\b|\b(?:says?|shows?|lists?|gives?|reads?|states?)\b[^.\d]{0,24}\d[^.]{0,24},? (?:not|instead of|rather than) \d/iu,
    confidence: 0.82,
  },
  {
    pattern:
      /\b(?:changed|shifted|dropped|rose|moved|slipped|went|jumped) from (?:[\p{L}€$£]+ )?\d[^.]{0,40} to (?:[\p{L}€$£]+ )?\d[^.]{0,80}\b(?:since|although|despite|without|again|now)\b/iu,
    confidence: 0.75,
  },
];

const SAYS = `(?:says?|said|told|shows?|showed|lists?|listed|gives?|gave|reads?|states?|stated|has|had|have|reports?|reported|claims?|claimed|dates?|puts?|mentions?|names?|speaks? of|counts?|counted|measure[ds]?|weigh(?:s|ed)|assumes?|sets?|talks? of|writes?|insists?|tells?|specifies|specify|expects?|quotes?|quoted|applies|uses|charges|was|is|were)`;
const FIGURE = String.raw`(?:\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|no\b|not\b|none\b|never\b|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december)`;

/** What a source does. */
export const REPORTED = new RegExp(String.raw`\b${SAYS}\b`, "iu");

/** Figures, days, months, and none. */
export const FIGURED = new RegExp(String.raw`\b${FIGURE}`, "iu");

/** Between the two sides of a contradiction. */
export const TURN =
  /(?:;\s*(?:however|but|though|yet)?|,?\s+(?:but|while|whereas|however|yet|although|though)\b|,\s+(?!and\b|or\b|so\b|which\b|who\b)(?=(?:the|our|its|his|her|their|annex|\p{Lu}))|\s+[–—-]\s+)/giu;

/** What an instrument shows: "our GPS 10:59:57". */
export const READING =
  /\b(?:clock|watch|gps|scales?|meter|gauge|thermometer|counter|sensor|reader|odometer)(?: (?:had|at))? \d/iu;

/** Documents. */
export const PAPER =
  /\b(?:reports?|letters?|labels?|plans?|mri|x-ray|scan|contract|lease|sheet|page|list|register|log|minutes|manual|documentation|docs|invoice|receipt|certificate|catalogue|map|schedule|spreadsheet|dashboard|annex|appendix|draft|website|sticker|poster|brochure|email|mail|statement|survey|inventory|export|system|database|code|card|diary|deck|crm|bylaws?|tally|licen[cs]e|timetable|ticket|passbook|ledger|handbook|guide)\b/iu;

/** What a document does with what it says. */
export const STATES =
  /^(?:says?|said|shows?|showed|lists?|gives?|reads?|states?|claims?|reports?|speaks? of|talks? of|names?|mentions?|puts?)/iu;

export const NO_CONTRADICTION =
  /\b(?:no (?:conflict|contradiction|discrepancy)|conflicts? of interest|(?:does|do|did)(?: not|n['’]t) (?:conflict|contradict|disagree)|agree to disagree|scheduling conflict resolved|I disagree)\b/iu;

/** A sentence that contradicts the one before. */
export const TURNS =
  /^\W*(?:however|but|yet|in contrast|on the other hand|by contrast)\b|,\s*(?:though|however|by contrast|on the other hand)\s*,|\b(?:though|tho|however)\s*[.]?$/iu;
/** "The plan has 1.10 m. I measured 0.98." */
export const CHECKED =
  /^\W*(?:but |yet )?(?:I|we) (?:have )?(?:measured|counted|weighed|got only|found only)\b/iu;
/** "Tom swears we paid in March. The ledger says we paid in May." */
export const INSISTS = /\b(?:swears?|insists?|is (?:sure|certain|convinced)|claims?|maintains?)\b/iu;
export const SAME = /\bsame\b/iu;
