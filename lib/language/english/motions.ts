/** How minutes word a motion and its outcome. */
/** `Moved by Feinberg, seconded by Barlow, to award …`, `MOTION (BF/GE): renew …` */
const MOTION =
  /^\W*(?:\d{1,2}[.)]?\s+)?(?:\p{Lu}[^.:;]{1,30}[.:]\s+)?(?:[Aa]fter\s[^,.:;]{3,40},\s+)?(?:[Ii]t was |on (?:a )?)?(?:MOTION|[Mm]otion|[Mm]oved|[Pp]roposed(?=[^:;]{2,50}[Ss]econded))\b(?:\s+(?:[Nn]o\.?\s?)?\d{1,3}\b)?(?:\s*\([^()]{2,40}\)|\s+(?:was\s+)?(?:made\s+)?by\s+[^:;]{2,60}?|\s+\p{Lu}[^:;,]{1,40}?(?=,?\s+(?:and\s+)?[Ss]econded))?(?:,?\s+(?:and\s+)?[Ss]econded(?:\s+by)?\s+[^:;,]{2,40}?)?(?:,?\s+(?:and\s+)?(?:carried|agreed|approved|resolved)(?:\s+unanimously)?(?=\s*:|\s+(?:to|that)\s))?(?:\s*[:,–—]\s*(?:(?:[Cc]arried|[Aa]greed|[Rr]esolved)\s+(?=to\s|that\s))?(?:[Tt]o\s|[Tt]hat\s)?|\s+(?:to|that)\s)\s*(?=(?![Ss]econded\b)\S.{8})/u;
const CARRIED = /\b(?:carried|passes|passed|approved|adopted|unanimous(?:ly)?|all in favou?r|so ordered)\b/iu;
const LOST = /\b(?:failed|fails|defeated|lost|rejected|withdrawn|tabled|deferred|not (?:carried|passed))\b/iu;
/** The result at the end of the motion itself. */
const RESULT =
  /\s*[:,;(–—-]*\s*(?:(?:was|is|motion) )?(?<!\bbe\s)(?:carried|passed|approved|adopted|unanimous(?:ly)?)\b.*$/iu;
/** `Motion carried 3-0-1` */
const RESULT_LINE =
  /^\W*(?:the )?motion (?:is |was )?(?:voted (?:up)?on and |put to (?:the|a) vote and )?(?:carrie[sd]|pass|approved|adopted|fail|defeated|lost)/iu;

/** "Proposed AP, seconded DO", "Moved by Lee and seconded by Ito, and carried": who moved what precedes it. */
const MOVERS =
  /^\W*(?:(?:it|this|that) was )?(?:moved|proposed)(?: by)?:?\s+[^:;]{2,50}?[,;/]?\s+(?:and\s+)?seconded(?: by)?:?\s+[^:;,.]{1,30}(?:\.\s?[^:;,.]{1,30})?(?:[,.]?\s+(?:and\s+)?(?:carried|agreed|approved|passed|unanimous(?:ly)?|nem\.? con))*\W*$/iu;
/** "Ann Lee moved that …", "Ann Lee moved: I move that …", "Cllr Kerr proposed, Ito seconded, that …", "Kerr proposed, seconded by Ito, that …" */
const BY_NAME =
  /^[^\p{L}\p{N}_]*(?:\d{1,2}[.)]?\s+)?(?:\p{Lu}[^.:;]{1,30}[.:]\s+)?(?:I move\s|(?:\p{Lu}[\p{L}.'’-]{0,40}\s){1,4}(?:moved|proposed)\b(?:,?\s(?:and\s)?(?:(?:\p{Lu}[\p{L}.'’-]{0,40}\s){1,4}seconded,?|seconded by (?:\p{Lu}[\p{L}.'’-]{0,40}\s){0,3}\p{Lu}[\p{L}.'’-]{0,40},)|:)?\s+(?:I move\s)?)(?:that\s|to\s|(?=(?:the|a|an|our|we)\s(?:\S+\s){1,8}?be\s))/u;
/** The minutes and the reports of a meeting, which every meeting accepts. */
const ABOUT_MINUTES = /\b(?:minutes|report|agenda)\b.*\b(?:accept|approv|adopt|receiv)/iu;
const SECONDED = /\bsecond(?:ed|s)\b/iu;
/** "Bob Kerr seconded the motion." */
const ONLY_SECONDS = /^\W*(?:\p{Lu}[\p{L}.'’-]*\s){1,4}second(?:ed|s)(?:\s(?:it|this|that|the motion))?\W*$/u;
export const MOTIONS = {
  ONLY_SECONDS,
  BY_NAME,
  ABOUT_MINUTES,
  SECONDED,
  MOTION,
  MOVERS,
  CARRIED,
  LOST,
  RESULT,
  RESULT_LINE,
};
