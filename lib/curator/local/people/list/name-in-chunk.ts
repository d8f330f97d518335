import {
  anyIn,
  anyOf,
  bareWord,
  behindOffice,
  isCommonWord,
  isGivenName,
  isOffice,
  isPlainWord,
  isPlausibleName,
  isSurname,
  type NameRun,
  nameRuns,
  ORG_FIRST,
  ROLE_WORDS,
  slice,
  type TextSpan,
  type Token,
  tokenise,
} from "@/lib/language";
import type { PeopleList } from "../hit";
import { TASK_LABEL } from "../ordinary";
import { besideName } from "./beside-name";
import type { Chunk } from "./chunks";
import { describeLast, describes } from "./described";
import { lettersBehind } from "./written-name";

/** Adds the name that `body`, the chunk without what leads to it, begins with; else the chunk describes the last one. */
export function readName(chunk: Chunk, body: TextSpan, list: PeopleList, score: number): void {
  const tokens = tokenise(body.text);
  const [lead, next] = nameRuns(tokens).map((run) => behindOffice(tokens, run, isBefore));
  const whole = next !== undefined && isAbbreviated(body.text, lead, next) ? next : lead;
  const alias = whole && lettersBehind(whole.name);
  const run = whole && alias !== undefined ? withoutLast(tokens, whole) : whole;
  const isName =
    run !== undefined &&
    !TASK_LABEL.test(run.name.words[0] ?? "") &&
    beginsWith(body, lead ?? run) &&
    !describes(chunk, run, list.hits.at(-1));
  const rest = isName ? slice(body, run.end) : body;
  // `Charpentes Mbemba & Fils — neuf et restauration`
  if (!isName || AND_SONS.test(rest.text)) {
    describeLast(body, list);
    return;
  }
  const span = slice(body, run.start, run.end);
  if (isPlausibleName(run.name) || isInitialled(run.name.words, rest)) {
    const beside = besideName(alias === undefined ? rest : slice(rest, alias.length + 1), run.name);
    list.hits.push({ name: run.name, span, score, structured: true, ...beside, ...(alias && { alias }) });
    if (beside.org) list.orgs.push(beside.org);
  } else if (isShortName(run.name.words) && isLoneName(run, rest)) {
    const letters = besideName(rest, run.name).alias;
    list.lone.push(letters === undefined ? span : { ...span, alias: letters });
  } else if (isRare(run, rest))
    list.unsure = [...(list.unsure ?? []), { name: run.name, span, score, structured: true }];
  else describeLast(body, list);
}

/** "Forest Hayes": any word before a surname, where nearly all others of a list are known for names. */
const isRare = ({ name: { words, title } }: NameRun, rest: TextSpan): boolean =>
  title === undefined &&
  words.length === 2 &&
  /^\W*$/u.test(rest.text) &&
  isSurname(words[1] ?? "") &&
  words.every((word) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isOffice(word) && !ROLE_WORDS.has(bareWord(word)));

const withoutLast = (tokens: readonly Token[], run: NameRun): NameRun => ({
  ...run,
  last: run.last - 1,
  end: tokens[run.last - 1]?.end ?? run.end,
  name: { ...run.name, words: run.name.words.slice(0, -1) },
});

const AND_SONS = new RegExp(String.raw`^&\s${anyOf("heirs")}(?!\p{L})`, "u");

/** `County Cllr. Rennick`, `Jugendref. Aylin Kaya`: the first word is what they are. */
const isAbbreviated = (text: string, lead: NameRun | undefined, next: NameRun): boolean =>
  lead !== undefined &&
  ((next.name.title !== undefined && lead.end === next.start - 1) ||
    (lead.name.words.length === 1 &&
      !/^(?:Fco|M[aª]|Jos|Joh|Chr|Wm|Ant|Alex)$/u.test(lead.name.words[0] ?? "") &&
      text.slice(lead.end, next.start) === ". " &&
      (next.name.title !== undefined || isGivenName(next.name.words[0] ?? ""))));

/** `District Clerk Pam Dwyer`: in a list, any ordinary word before a name may be an office. */
export const isBefore = (word: string): boolean =>
  isOffice(word) ||
  [ROLE_WORDS, ORG_FIRST].some((words) => words.has(bareWord(word))) ||
  isPlainWord(word) ||
  isCommonWord(word);

/** After these words the name is somebody else's: `wife of Ann Lee`. */
const BEFORE_OTHERS = new RegExp(
  String.raw`(?:^|\s)(?:by|from|at|wife|son|${anyOf("of", "of the", "for", "at somebody's")}|${anyIn(["nl"], "with")})\s$`,
  "u",
);

/** `a while also Ann Lee`: a few words may precede a full name. */
const beginsWith = (chunk: TextSpan, { start, name }: NameRun): boolean =>
  start <= 2 ||
  (name.words.length > 1 && isOfficeBefore(chunk.text.slice(0, start))) ||
  (/^(?:\p{Ll}{1,8}\s){1,3}$/u.test(chunk.text.slice(0, start)) &&
    !BEFORE_OTHERS.test(chunk.text.slice(0, start)) &&
    name.words.length > 1 &&
    isGivenName(name.words[0] ?? ""));

const isOfficeBefore = (text: string): boolean =>
  /^(?:\p{Lu}\p{L}+\s){1,3}$/u.test(text) &&
  text
    .trim()
    .split(" ")
    .every((word) => isOffice(word) || isPlainWord(word) || /^\p{Lu}{2,5}$/u.test(word));

/** `M. Grief`: in a list, an initial makes any word a surname. */
const isInitialled = ([initial = "", surname = "", ...more]: string[], { text }: TextSpan): boolean =>
  more.length === 0 &&
  /^\p{Lu}\.$/u.test(initial) &&
  /^\p{Lu}(?:\p{Ll}+-\p{Lu})?\p{Ll}{2,}$/u.test(surname) &&
  /^\W*$/u.test(text) &&
  !isOffice(surname);

/** `Simon`, `Simon P.` */
const isShortName = ([given = "", initial, ...more]: string[]): boolean =>
  initial === undefined || (more.length === 0 && /^\p{Lu}\.?$/u.test(initial) && isGivenName(given));

const isLoneName = (run: NameRun, rest: TextSpan): boolean =>
  (run.name.title !== undefined ||
    isGivenName(run.name.words[0] ?? "") ||
    // `Observers: @edef1c`
    (/^\p{Lu}/u.test(run.name.words[0] ?? "") && !rest.text.startsWith(":"))) &&
  (rest.text === "" || /^[([:–—@<-]/.test(rest.text) || /^\p{Ll}/u.test(rest.text));
