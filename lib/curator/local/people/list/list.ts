import {
  anyIn,
  anyOf,
  bareWord,
  behindOffice,
  hanList,
  isBot,
  isCommonWord,
  isFirm,
  isGivenName,
  isHan,
  isOffice,
  isPlainWord,
  isPlausibleName,
  isSurname,
  leading,
  type NameRun,
  nameRuns,
  ORG_FIRST,
  ROLE_WORDS,
  slice,
  split,
  type TextSpan,
  type Token,
  tokenise,
} from "@/lib/language";
import type { NameHit, PeopleList } from "../hit";
import { TASK_LABEL } from "../ordinary";
import { HANDLE as ACCOUNT_BEHIND, besideName, EMAIL } from "./beside-name";
import { type Chunk, chunksOf } from "./chunks";
import { describeLast, describes } from "./described";
import { isLetters, namesByLetters, SOME_LETTERS } from "./letters";
import { invertedName, lettersBehind, nicknamed, spelledName } from "./written-name";

/**
 * Reads a list of people with any separators; roles and organisations belong to the name before them. `isPerson`: whatever it is, it
 * is the name of somebody, as before what he says.
 */
export function readPeopleList(span: TextSpan, { score = 4, isPerson = false } = {}): PeopleList {
  const list: PeopleList = { hits: [], lone: [], orgs: [] };
  if (isHan(span.text)) return hanPeople(span, score, isPerson);
  const inverted = invertedName(span, score);
  if (inverted !== undefined) return { ...list, hits: [inverted] };
  const hasSemicolons = span.text.includes(";");
  for (const chunk of chunksOf(span, hasSemicolons)) {
    const swapped = hasSemicolons ? invertedName(chunk, score, { isListed: true }) : undefined;
    if (swapped !== undefined) list.hits.push(swapped);
    else readChunk(chunk, list, score);
  }
  // `Mmes BARA, ROUX et M. ALLARD`: where several have one title, so have those behind them.
  if (SEVERAL.test(span.text))
    list.lone = list.lone.map((each) => ({
      ...each,
      isSomebody: SURNAME.test(each.text) || each.isSomebody,
    }));
  // Letters beside full names are those of a firm, or of one of them.
  if (list.hits.length === 0 && namesByLetters(list.lone))
    list.lone = list.lone.map((span) => ({ ...span, isSomebody: isLetters(span.text) }));
  // One account alone may be that of somebody whom another line names.
  if (list.unsure && list.unsure.length * MIN_SURE <= list.hits.length) list.hits.push(...list.unsure);
  const accounts = list.hits.filter(isAccount);
  return accounts.length === 1 ? { ...list, hits: list.hits.filter((hit) => !isAccount(hit)) } : list;
}

const SEVERAL = new RegExp(String.raw`(?<!\p{L})${anyOf("severalTitled")}\.?\s+(?=\p{Lu})`, "iu");
const SURNAME = /^\p{Lu}[\p{L}'’-]{2,}$/u;

/** A list in Japanese or Chinese, in which others may be written in their letters. */
function hanPeople(span: TextSpan, score: number, isPerson: boolean): PeopleList {
  const address = EMAIL.exec(span.text)?.index;
  const named = address === undefined ? span : slice(span, 0, address);
  const hits = hanList(named, isPerson).map((each): NameHit => {
    // 王芳 [@wangf]
    const handle = ACCOUNT_BEHIND.exec(span.text.slice(each.span.end - span.start))?.[1];
    return { ...each, score, structured: true, ...(handle !== undefined && { handle }) };
  });
  const others = [...span.text.matchAll(/[^、，,;；]+/gu)]
    .filter(([text]) => !isHan(text))
    .map(({ 0: text, index }) => readPeopleList(slice(span, index, index + text.length), { score }));
  return {
    hits: [...hits, ...others.flatMap((list) => list.hits)],
    lone: others.flatMap(({ lone }) => lone),
    orgs: [...hits.flatMap(({ org }) => org ?? []), ...others.flatMap(({ orgs }) => orgs)],
  };
}

/** What may precede a name: `and`, `D.ª`, a nickname in quotes, `la vecina Carmen`. */
const LEAD = new RegExp(
  String.raw`^(?:(?:and|&|also|plus|with)\s+|\d{1,2}\)\s+|${anyOf("signsFor")}\s*|${anyIn(["de"], "the")}\s+(?=\p{Lu}\p{L}+$)|D\.ª?\s+(?=\p{Lu}\p{Ll}+(?:\s(?:de(?:l| la)?\s)?\p{Lu}\p{Ll}+)+)|["“][^"”]{1,30}["”]\s+(?=\p{Lu})|${leading("the")}\p{Ll}{4,}\s+(?=\p{Lu}\p{Ll}+$))`,
  "iu",
);

const ME = new RegExp(String.raw`^${anyOf("me")}\s*\((?=[^()]+\)$)`, "iu");

/** `Équipe de développement`, `Alle`: nobody in particular. */
const TEAM = new RegExp(String.raw`^(?:${anyOf("the")}\s)?${anyOf("team")}(?![\p{L}’'-])`, "iu");

/** `@SantiR`, among those who came. */
const ACCOUNT = /^@(?=[\p{L}\p{N}_.-]*\p{L})([\p{L}\p{N}_.-]{3,30})$/u;

function readChunk(chunk: Chunk, list: PeopleList, score: number): void {
  const body = slice(chunk, LEAD.exec(chunk.text)?.[0].length ?? 0);
  if (TEAM.test(body.text)) return;
  if (SOME_LETTERS.test(body.text)) {
    list.lone.push(...split(body, /\s+/g));
    return;
  }
  const inner = (from: number, to?: number): void =>
    readChunk({ ...slice(body, from, to), wide: false }, list, score);
  const [handle = "", alias] = HANDLE.exec(body.text) ?? [];
  const me = ME.exec(body.text)?.[0].length;
  const officer = lettersInOffice(body);
  const single = spelledName(body, score) ?? nicknamed(body, score) ?? accountIn(body);
  if (alias !== undefined) {
    const before = list.hits.length;
    inner(handle.length);
    const named = list.hits[before];
    if (named !== undefined) {
      named.alias = alias;
      named.handle ??= alias;
    }
  } else if (me !== undefined) inner(me, body.text.length - 1);
  else if (officer !== undefined) list.lone.push({ ...officer, isSomebody: true });
  else if (inOffice(body.text)) readInOffice(body, list, score);
  else if (isFirm(body.text)) {
    describeLast(body, list);
    if (!list.orgs.some(({ start }) => start === body.start)) list.orgs.push(body);
  } else if (single !== undefined) list.hits.push(single);
  else readName(chunk, body, list, score);
}

/** `Chairman PAB`: an office, and the letters of who holds it. */
function lettersInOffice(body: TextSpan): TextSpan | undefined {
  const [all = "", lead = ""] = /^(\p{Lu}[\p{L}-]{3,20}\s)\p{Lu}{2,4}$/u.exec(body.text) ?? [];
  const isOfficer =
    all !== "" &&
    lead
      .trim()
      .split("-")
      .every((word) => isOffice(word) || isBefore(word));
  return isOfficer && isOffice(lead.trim().split("-").at(-1) ?? "") ? slice(body, lead.length) : undefined;
}

/** `the Clerk (Mrs Gwen Tully)`: an office, and who holds it. */
const OFFICE = new RegExp(
  String.raw`^(?:${anyOf("the")}\s)?(\p{L}[\p{L} -]{3,30}) \((?=\p{Lu}[^()]*\)$)`,
  "iu",
);

function inOffice(text: string): RegExpExecArray | undefined {
  const found = OFFICE.exec(text);
  const words = found?.[1]?.split(/[ -]/) ?? [];
  return found !== null && words.length > 0 && words.every(isOffice) ? found : undefined;
}

function readInOffice(body: TextSpan, list: PeopleList, score: number): void {
  const [lead = "", role] = inOffice(body.text) ?? [];
  const before = list.hits.length;
  readChunk({ ...slice(body, lead.length, body.text.length - 1), wide: false }, list, score);
  const holder = list.hits[before];
  if (holder !== undefined) holder.role ??= role;
}

/** `@ann: Ann Lee`, `@ann (Ann Lee)`: an account and its person. */
const HANDLE =
  /^@([\p{L}\p{N}_.-]{2,30})\s*(?:[-–—/:]\s*|\((?=[^()]+\)$))(?=(?:Ma?c)?\p{Lu}\p{Ll}+(?!\p{L}))/u;

function accountIn(body: TextSpan): NameHit | undefined {
  const account = ACCOUNT.exec(body.text)?.[1];
  if (account === undefined || isBot(account)) return undefined;
  return { name: { words: [account] }, span: slice(body, 1), score: ACCOUNT_SCORE, structured: false };
}

/** Adds the name that `body`, the chunk without what leads to it, begins with; else the chunk describes the last one. */
function readName(chunk: Chunk, body: TextSpan, list: PeopleList, score: number): void {
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
const MIN_SURE = 4;

const withoutLast = (tokens: readonly Token[], run: NameRun): NameRun => ({
  ...run,
  last: run.last - 1,
  end: tokens[run.last - 1]?.end ?? run.end,
  name: { ...run.name, words: run.name.words.slice(0, -1) },
});

const isAccount = ({ structured, name }: NameHit): boolean => !structured && name.words.length === 1;

/** It is somebody, but under no name. */
const ACCOUNT_SCORE = 2.5;

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
const isBefore = (word: string): boolean =>
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
