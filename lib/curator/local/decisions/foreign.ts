import {
  ASSENT,
  anyOf,
  collapseWhitespace,
  isQuestion,
  type Language,
  languageOf,
  NO_DECISION,
  titleOf,
} from "@/lib/language";
import { isCarriedResult, isMovers, withoutMovers } from "./motions";

/** `Adopté à l'unanimité.`: what precedes it is decided, unless that is the minutes. */
export function approvedBefore(
  text: string,
  previous: string | undefined,
  language: Language | undefined,
): string | undefined {
  if (!isApproval(text, language) || previous === undefined || MINUTES.test(previous) || isQuestion(previous))
    return undefined;
  // "Okay, that works. Agreed then."
  if (ASSENT.AGREES.test(previous) && previous.length < SHORT) return undefined;
  if (NO_DECISION.test(previous)) return undefined;
  // "patch or bin? -> bin one": the answer.
  const answer = previous.replace(/^.*(?:->|=>|→)\s*/u, "");
  const moved = isMovers(text) ? answer.replace(/^\W*(?:that|to)\s/iu, "") : withoutMovers(answer);
  const title = moved.replace(/(?:\s+then)?\s*[.!。]*$/iu, "");
  const [, verb = ""] = BECAME.exec(text) ?? [];
  return titleOf(verb === "" ? title : `${title}, ${verb.toLowerCase()}`);
}

/** Whether it says that something is decided, and not what: "Agreed.", "elected", "12 for, 1 against". */
export const isApproval = (text: string, language: Language | undefined): boolean =>
  AGREED.test(text) ||
  isCarriedResult(text) ||
  isMovers(text) ||
  BECAME.test(text) ||
  isVotedFor(text) ||
  saysApproved(text, language);

/** "Der Antrag wird einstimmig **angenommen**." */
export const saysApproved = (text: string, language: Language | undefined): boolean =>
  language?.approvals?.test(collapseWhitespace(text).replace(/ (?=[.!]+$)/, "")) ?? false;

/** "Netball on the back page then. Agreed." */
const AGREED =
  /^\W*(?:so |that['’]s |it['’]s |all )?(?:agreed|settled|decided|carried|approved|final|(?:everyone |everybody |all )?in favou?r|nem\.? con|unanimous|no objections?|(?:all|everyone) present (?:agreed|approved))(?: by all| unanimously| then)?\W*$/iu;

/** "12 for, 1 against", "Abstimmung: 5 ja, 2 nein": more for it than against. */
function isVotedFor(text: string): boolean {
  const [, a, b, c, d] = (text.length < MAX_VOTE && VOTE.exec(text)) || [];
  const [votes, against] = [Number(a ?? b), Number(c ?? d ?? 0)];
  return votes > against;
}

const SHORT = 24;
const MAX_VOTE = 80;
const KIND = String.raw`(?:\s(?:votes?|${anyOf("votes")}))?`;
const FOR = anyOf("inFavour");
const AGAINST = anyOf("against");
const VOTE = new RegExp(
  String.raw`^\W*(?:\p{L}+\s?[:–-]\s?)?(?:(\d+)${KIND}\s${FOR}|${FOR}\s?:?\s?(\d+))(?=\s?[,;/.)–-]|\s?$)(?:\s?[,;/–-]\s?(?:(\d+)${KIND}\s${AGAINST}|${AGAINST}\s?:?\s?(\d+)))?(?!\p{L})`,
  "iu",
);

/** "New application: Hattie Brook. Admitted." */
const BECAME = /^\W*(admitted|elected|co-opted|appointed)\W*$/iu;

const MINUTES = new RegExp(
  String.raw`^\W*(?:moved|seconded|proposed)\b|\b${anyOf("minutes", "agenda")}\b`,
  "iu",
);

/** The decision that a sentence reports which is not English, as a title; a short one may not show its language. */
export function foreignDecision(text: string, language = languageOf(text)): string | undefined {
  if (isQuestion(text) || text.length > 900) return undefined;
  for (const pattern of [...(language?.decisions ?? []), ...(language?.resolutions ?? [])]) {
    const match = pattern.exec(text);
    if (match) return titleOf(match[1] ?? text);
  }
  return undefined;
}

/** Whether it is worded as minutes word what they resolve. */
export const isResolution = (text: string, language: Language | undefined): boolean =>
  (languageOf(text) ?? language)?.resolutions?.some((pattern) => pattern.test(text)) === true;
