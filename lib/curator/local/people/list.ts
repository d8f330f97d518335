import type { PersonName } from "@/lib/language";
import {
  bareWord,
  hanList,
  isCommonWord,
  isFirm,
  isGivenName,
  isHan,
  isPlainWord,
  isPlausibleName,
  isSurname,
  type NameRun,
  nameRuns,
  ORG_FIRST,
  ROLE_WORDS,
  readAffiliation,
  slice,
  type TextSpan,
  type Token,
  tokenise,
} from "@/lib/language";
import type { NameHit } from "./hit";

/** The people of a list such as `Ann Lee (Acme), Bob and Dr. Kerr`. */
export interface PeopleList {
  hits: NameHit[];
  /** First names, handles and initials on their own. */
  lone: TextSpan[];
  orgs: TextSpan[];
}

const EMAIL = /<?\b[\w.+'-]+@[\w-]+(?:\.[\w-]+)+>?/u;

/** Reads a list of people with any separators; roles and organisations belong to the name before them. */
export function readPeopleList(span: TextSpan, score = 4): PeopleList {
  const list: PeopleList = { hits: [], lone: [], orgs: [] };
  if (isHan(span.text)) return hanPeople(span, score);
  const inverted = invertedName(span, score);
  if (inverted !== undefined) return { ...list, hits: [inverted] };
  const hasSemicolons = span.text.includes(";");
  for (const chunk of chunksOf(span, hasSemicolons)) {
    const swapped = hasSemicolons ? invertedName(chunk, score, true) : undefined;
    if (swapped !== undefined) list.hits.push(swapped);
    else readChunk(chunk, list, score);
  }
  return list;
}

/** A list in Japanese or Chinese, in which others may be written in their letters. */
function hanPeople(span: TextSpan, score: number): PeopleList {
  const address = EMAIL.exec(span.text)?.index;
  const named = address === undefined ? span : slice(span, 0, address);
  const hits = hanList(named).map((each): NameHit => ({ ...each, score, structured: true }));
  const others = [...span.text.matchAll(/[^、，,;；]+/gu)]
    .filter(([text]) => !isHan(text))
    .map(({ 0: text, index }) => readPeopleList(slice(span, index, index + text.length), score));
  return {
    hits: [...hits, ...others.flatMap((list) => list.hits)],
    lone: others.flatMap(({ lone }) => lone),
    orgs: [...hits.flatMap(({ org }) => org ?? []), ...others.flatMap(({ orgs }) => orgs)],
  };
}

/** Cuts at commas, semicolons, `and`, `&`, `+`, bars and wide gaps, but never inside brackets. */
function chunksOf(span: TextSpan, semicolonsOnly: boolean): Chunk[] {
  // In another column, `Halloran & Dyke` is a firm.
  const shielded = span.text.replace(
    /\([^()]*\)|"[^"]*"|<[^<>]*>|(?<=\s{3})\p{Lu}[\p{L}’'-]+ & \p{Lu}[\p{L}’'-]+/gu,
    (inner) => "x".repeat(inner.length),
  );
  const separator = semicolonsOnly
    ? /;|\n/g
    : /[,;|•·]\s*|\s\/\s|\s+(?:and|und|et|y|och|og)\s+|\s[&+]\s(?!(?:Sons?|Daughters?|Co|Partners?|Associates|Brothers|Bros|Söhne|Fils|Figli|Hijos)(?!\p{L}))|\s{3,}|\t+/gu;
  const chunks: Chunk[] = [];
  let from = 0;
  let wide = false;
  for (const match of shielded.matchAll(separator)) {
    chunks.push({ ...slice(span, from, match.index), wide });
    from = match.index + match[0].length;
    wide = /^\s+$/.test(match[0]) && match[0].length > 2;
  }
  chunks.push({ ...slice(span, from), wide });
  return chunks.filter((chunk) => chunk.text !== "");
}

interface Chunk extends TextSpan {
  /** After a wide gap: another column. */
  wide: boolean;
}

function readChunk(chunk: Chunk, list: PeopleList, score: number): void {
  const clean =
    /^(?:(?:and|&|also|plus|with)\s+|D\.ª?\s+(?=\p{Lu}\p{Ll}+(?:\s(?:de(?:l| la)?\s)?\p{Lu}\p{Ll}+)+)|["“][^"”]{1,30}["”]\s+(?=\p{Lu})|(?:l['’]|il |la |lo |el |le |der |die |den )\p{Ll}{4,}\s+(?=\p{Lu}\p{Ll}+$))/iu.exec(
      chunk.text,
    )?.[0].length ?? 0;
  const body = slice(chunk, clean);
  const handle = /^@([\p{L}\p{N}_.-]{2,30})\s*(?:[-–—/:]\s*)(?=\p{Lu}\p{Ll})/u.exec(body.text);
  if (handle?.[1] !== undefined) {
    const before = list.hits.length;
    readChunk({ ...slice(body, handle[0].length), wide: false }, list, score);
    const named = list.hits[before];
    if (named !== undefined) named.alias = handle[1];
    return;
  }
  // `me (Leonie)`
  const own = /^(?:me|moi|yo|ich|io|eu|ik)\s*\((?=[^()]+\)$)/iu.exec(body.text)?.[0].length;
  if (own !== undefined) {
    readChunk({ ...slice(body, own, body.text.length - 1), wide: false }, list, score);
    return;
  }
  if (isFirm(body.text)) {
    describeLast(body, list);
    if (!list.orgs.some(({ start }) => start === body.start)) list.orgs.push(body);
    return;
  }
  const spelled = spelledName(body, score) ?? nicknamed(body, score);
  if (spelled !== undefined) {
    list.hits.push(spelled);
    return;
  }
  const tokens = tokenise(body.text);
  const [lead, next] = nameRuns(tokens).map((run) => withoutOffice(tokens, run));
  // `County Cllr. Rennick`
  const run = next?.name.title !== undefined && lead?.end === next.start - 1 ? next : lead;
  if (run === undefined || !beginsWith(body, lead ?? run) || describes(chunk, run, list.hits.at(-1))) {
    describeLast(body, list);
    return;
  }
  const rest = slice(body, run.end);
  const span = {
    start: body.start + run.start,
    end: body.start + run.end,
    text: body.text.slice(run.start, run.end),
  };
  if (isPlausibleName(run.name)) {
    const beside = besideName(rest, run.name);
    list.hits.push({ name: run.name, span, score, structured: true, ...beside });
    if (beside.org) list.orgs.push(beside.org);
  } else if (isShortName(run.name.words) && isLoneName(run, rest)) list.lone.push(span);
  else describeLast(body, list);
}

/** `District Clerk Pam Dwyer`: the name begins behind the office. */
function withoutOffice(tokens: Token[], run: NameRun): NameRun {
  const { words, title } = run.name;
  const at = words.findIndex((word) => isGivenName(word));
  const isOffice = (word: string): boolean =>
    [ROLE_WORDS, ORG_FIRST].some((words) => words.has(bareWord(word))) ||
    isPlainWord(word) ||
    isCommonWord(word);
  if (title !== undefined || at < 1 || words.length - at < 2 || !words.slice(0, at).every(isOffice))
    return run;
  const first = run.first + at;
  return {
    ...run,
    first,
    start: tokens[first]?.start ?? run.start,
    name: { ...run.name, words: words.slice(at) },
  };
}

/** `Ezekiel "Zeke" Thornbury` */
function nicknamed(chunk: TextSpan, score: number): NameHit | undefined {
  const [all = "", given = "", alias = "", surname = ""] =
    /^(\p{Lu}[\p{L}'’-]+)\s+["“„«](\p{Lu}\p{L}{1,12})["”“»]\s+(\p{Lu}[\p{L}'’-]+)(?=$|\s*[(,])/u.exec(
      chunk.text,
    ) ?? [];
  const name: PersonName = { words: [given, surname] };
  if (all === "" || !isPlausibleName(name)) return undefined;
  return { name, span: slice(chunk, 0, all.length), score, structured: true, alias };
}

/** `@anna.kovacs` spells a name. */
function spelledName(chunk: TextSpan, score: number): NameHit | undefined {
  const [, given = "", surname = ""] = /^@?(\p{Ll}{2,})\.(\p{Ll}{2,})$/u.exec(chunk.text) ?? [];
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  if (surname === "" || !isGivenName(given)) return undefined;
  return {
    name: { words: [capital(given), capital(surname)] },
    span: chunk,
    score: score - 0.5,
    structured: true,
  };
}

/** Of these, the name is somebody else: `wife of Ann Lee`. */
const BEFORE_OTHERS =
  /(?:^|\s)(?:of|for|by|from|at|de|del|da|do|des?|du|von|vom|chez|pour|para|per|voor|bei|met|wife|son)\s$/u;

/** `a while also Ann Lee`: a few words may stand before a full name. */
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
    .every((word) => ROLE_WORDS.has(bareWord(word)) || isPlainWord(word));

/** In another column, or with the same surname or initials, a chunk describes the name before it. */
function describes(chunk: Chunk, run: NameRun, last: NameHit | undefined): boolean {
  if (last === undefined) return false;
  const [first = ""] = run.name.words;
  if (isInitialsOf(chunk.text, last)) return true;
  return chunk.wide && (!isGivenName(first) || last.name.words.at(-1) === first);
}

/** `HvdB` beside Henrik van der Berg. */
const isInitialsOf = (text: string, { name }: NameHit): boolean =>
  /^\p{Lu}[\p{L}]{1,4}$/u.test(text) &&
  text.replace(/\p{Ll}/gu, "").length >= 2 &&
  text[0] === name.words[0]?.[0];

/** `Simon`, `Simon P.` */
const isShortName = ([given = "", initial, ...more]: string[]): boolean =>
  initial === undefined || (more.length === 0 && /^\p{Lu}\.?$/u.test(initial) && isGivenName(given));

const isLoneName = (run: NameRun, rest: TextSpan): boolean =>
  (run.name.title !== undefined ||
    isGivenName(run.name.words[0] ?? "") ||
    /^\p{Lu}/u.test(run.name.words[0] ?? "")) &&
  (rest.text === "" || /^[([:–—@<-]/.test(rest.text) || /^\p{Ll}/u.test(rest.text));

/** `(Acme, CFO)`, `<ann@acme.com>`, `- lead` after a name. */
function besideName(
  rest: TextSpan,
  name: PersonName,
): { role?: string; org?: TextSpan; email?: string; alias?: string } {
  const email = EMAIL.exec(rest.text)?.[0].replace(/[<>]/g, "");
  const brackets = /\(([^()]{2,120})\)/.exec(rest.text);
  if (brackets?.[1] !== undefined && !EMAIL.test(brackets[1])) {
    const inner = slice(rest, brackets.index + 1, brackets.index + 1 + brackets[1].length);
    // `(IOPAN)` behind Dorota Wilk is no one's initials.
    const isAlias =
      /^\p{Lu}(?:\p{L}{0,2}\p{Lu}){1,2}$/u.test(inner.text) &&
      (inner.text.length < 4 || name.words.some((word) => word[0] === inner.text[0]));
    if (isAlias) return { email, alias: inner.text };
    // `Pei-Shan Lu (PSL, taking notes)`
    const [letters = ""] = inner.text.split(",");
    const isOwn = letters.length > 1 && letters === lettersOf(name.words);
    return isOwn
      ? {
          ...readAffiliation(slice(inner, Math.min(letters.length + 1, inner.text.length))),
          email,
          alias: letters,
        }
      : { ...readAffiliation(inner), email };
  }
  const lead = /^\s*(?:[-–—:,@]\s*|(?:at|from|of)\s+)/.exec(rest.text)?.[0].length ?? 0;
  const words = slice(rest, lead);
  return lead > 0 && words.text.length <= 80 && email === undefined
    ? { ...readAffiliation(words) }
    : { email };
}

/** Of `Pei-Shan Lu`, `PSL`. */
const lettersOf = (words: readonly string[]): string =>
  words.flatMap((word) => word.split("-").map((part) => part.charAt(0))).join("");

/** `Moira Tait, clerk of works` and `Ann Lee, Acme Ltd`: the chunk describes the name before. */
function describeLast(chunk: TextSpan, list: PeopleList): void {
  const last = list.hits.at(-1);
  if (last === undefined) return;
  if (isInitialsOf(chunk.text, last)) {
    last.alias ??= chunk.text;
    return;
  }
  const { role, org } = readAffiliation(chunk);
  last.role ??= role;
  if (org !== undefined && last.org === undefined) {
    last.org = org;
    list.orgs.push(org);
  }
}

/** `Chen, Alice` and `"O'Connor, Declan" <d@x>`: the surname first. */
function invertedName(span: TextSpan, score: number, isListed = false): NameHit | undefined {
  const match =
    /^"?((?:\p{Ll}{2,4}\s){0,3}\p{Lu}[\p{L}\p{M}'’-]+),\s+(\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}(?:\.|[\p{Ll}'’-]+))?)"?\s*(<[^<>]+>|\([^()]*\))?$/u.exec(
      span.text,
    );
  const [, surname, given, rest] = match ?? [];
  if (surname === undefined || given === undefined) return undefined;
  const isSure =
    isListed ||
    /^"/.test(span.text) ||
    (isGivenName(given.split(" ")[0] ?? "") && (!isGivenName(surname) || isSurname(surname))) ||
    rest !== undefined;
  const name: PersonName = { words: [...given.split(/\s+/), ...surname.split(/\s+/)] };
  if (!isSure || !isPlausibleName(name)) return undefined;
  const at = span.text.indexOf(surname);
  const end = span.text.indexOf(given, at + surname.length) + given.length;
  const email = EMAIL.exec(rest ?? "")?.[0].replace(/[<>]/g, "");
  return { name, span: slice(span, at, end), score, structured: true, email };
}
