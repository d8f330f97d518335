import {
  anyIn,
  anyOf,
  hanList,
  isBot,
  isFirm,
  isHan,
  isOffice,
  leading,
  slice,
  split,
  type TextSpan,
} from "@/lib/language";
import type { NameHit, PeopleList } from "../hit";
import { HANDLE as ACCOUNT_BEHIND, EMAIL } from "./beside-name";
import { type Chunk, chunksOf } from "./chunks";
import { describeLast } from "./described";
import { isLetters, namesByLetters, SOME_LETTERS } from "./letters";
import { isBefore, readName } from "./name-in-chunk";
import { invertedName, nicknamed, spelledName } from "./written-name";

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

/** This many sure names for each unsure one. */
const MIN_SURE = 4;

const isAccount = ({ structured, name }: NameHit): boolean => !structured && name.words.length === 1;

/** It is somebody, but under no name. */
const ACCOUNT_SCORE = 2.5;
