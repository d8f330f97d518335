import type { Block, Document, PersonName } from "@/lib/language";
import {
  anyOf,
  isBot,
  isColumn,
  isGivenName,
  isOrgPiece,
  isPlausibleName,
  listField,
  MAILBOX_WORDS,
  matchKey,
  nameRuns,
  sentencesOf,
  slice,
  splitAddresses,
  type TextSpan,
  tokenise,
} from "@/lib/language";
import type { NameHit } from "./hit";
import { legendOf } from "./legend";
import { type PeopleList, readPeopleList } from "./list";

const PEOPLE_KINDS: ReadonlySet<string> = new Set(["attendees", "absent", "people", "owner"]);

/** The people named by the layout: lists, mail headers, speakers, tables, frontmatter. */
export function structuredPeople(document: Document): PeopleList {
  const found: PeopleList = { hits: [], lone: [], orgs: [] };
  const spoken = new Set<string>();
  addFrontmatter(document, found);
  for (const block of document.blocks) {
    if (block.header !== undefined) addHeader(block, found);
    else if (block.cells !== undefined) addRow(block, found);
    else addListed(block, found);
    found.hits.push(...legendOf(block));
    addSpeaker(document, block, spoken, found);
    addIntroduced(document, block, found);
  }
  return found;
}

function addAll(list: PeopleList, found: PeopleList, participant: boolean): void {
  found.hits.push(...list.hits.map((hit) => ({ ...hit, participant })));
  found.lone.push(...list.lone);
  found.orgs.push(...list.orgs);
}

function addListed(block: Block, found: PeopleList): void {
  const kind = block.label?.kind ?? block.section.kind;
  if (block.label === undefined && block.voice === undefined) addNamed(block, found);
  if (!PEOPLE_KINDS.has(kind) || block.form === "heading" || block.voice !== undefined) return;
  const isProse = block.label === undefined && block.marker === undefined && isSentence(block);
  // `Sebastian_Käb`, as chat systems write names.
  const text = block.text.replace(/(?<=\p{L})_(?=\p{Lu})/gu, " ");
  if (isProse) return;
  const card = block.marker === undefined ? undefined : nameAndOrg({ ...block, text });
  addAll(card ?? readPeopleList({ ...block, text }), found, kind !== "absent");
}

/** `Elected parents: Ann Lee, Mrs Eva Kerr`: whatever the label is, what it lists are names and nothing else. */
function addNamed(block: Block, found: PeopleList): void {
  const lead = /^\p{Lu}[\p{L} '’-]{2,30}\s?:\s+(?=\p{Lu})/u.exec(block.text)?.[0].length;
  if (lead === undefined) return;
  const names = slice(block, lead);
  const { hits } = readPeopleList(names, NAMED_SCORE);
  const count = names.text.replace(/\([^()]*\)/g, "").split(COMMA_OR_AND).length;
  if (hits.length > 1 && hits.length === count)
    found.hits.push(...hits.map((hit) => ({ ...hit, structured: false })));
}

const COMMA_OR_AND = new RegExp(String.raw`[,;]|\s${anyOf("and")}\s`, "u");
const NAMED_SCORE = 3;

/** `- Dipti Ramaswamy, VMscape`: one person a line, so that the second word is no first name. */
function nameAndOrg(line: TextSpan): PeopleList | undefined {
  const [first = "", second = "", ...more] = line.text.split(/,\s+/);
  if (more.length > 0 || !/^\p{Lu}[\p{L}\p{N}]{2,}$/u.test(second) || isGivenName(second)) return undefined;
  const list = readPeopleList(slice(line, 0, first.length));
  const [hit] = list.hits;
  const org = slice(line, line.text.length - second.length);
  if (hit === undefined || list.hits.length > 1 || hit.org !== undefined || !isOrgPiece(second))
    return undefined;
  return { ...list, hits: [{ ...hit, org }], orgs: [org] };
}

/** "Numbers are steady." under a heading such as "Volunteers" lists nobody. */
const isSentence = (block: Block): boolean =>
  /\p{Ll}{3,}[.!?]$/u.test(block.text) &&
  (sentencesOf(block).length > 1 || block.text.split(/\s+/).length > 6);

/** In a column of organisations, the entry of who has none. */
const NO_ORG = /\b(?:expert|individual|independent|self|freelance|retired|none|unaffiliated|guest)\b/i;

/** `NG` in the row of Neil Garrity, whatever its column is called. */
const isExactlyInitials = (text: string, { words }: PersonName): boolean =>
  words.length > 1 && text === words.map((word) => word.charAt(0)).join("");

const INITIALS = /^\p{Lu}[\p{L}]{1,4}$/u;
const HANDLE = /^(?:@[\p{L}\p{N}]|\p{Ll})[\p{L}\p{N}_.-]{1,38}$/u;

function addRow(block: Block, found: PeopleList): void {
  const cells = block.cells ?? [];
  const org = cells.find(
    (cell) => isColumn(cell.column, "org") && /^\p{Lu}/u.test(cell.text) && !NO_ORG.test(cell.text),
  );
  const role = cells.find((cell) => isColumn(cell.column, "role"))?.text;
  const alias = cells.find((cell) => isColumn(cell.column, "initials") && INITIALS.test(cell.text))?.text;
  const handle = cells.find((cell) => isColumn(cell.column, "initials") && HANDLE.test(cell.text))?.text;
  // A list of attendees whose columns have no names begins with the person.
  const isBare = block.section.kind === "attendees" && cells.every(({ column }) => column === "");
  for (const [at, cell] of cells.entries()) {
    if (!isColumn(cell.column, "person") && !(isBare && at === 0)) continue;
    const list = readPeopleList(cell);
    const hits = list.hits.map((hit) => ({
      ...hit,
      org: hit.org ?? org,
      role: hit.role ?? role,
      alias: hit.alias ?? alias ?? cells.find(({ text }) => isExactlyInitials(text, hit.name))?.text,
      handle: handle?.replace(/^@/, ""),
    }));
    addAll({ ...list, hits }, found, true);
  }
  if (org !== undefined) found.orgs.push(org);
}

function addHeader(block: Block, found: PeopleList): void {
  if (!["from", "to", "cc", "wrote"].includes(block.header ?? "")) return;
  const value = block.text.slice(block.text.indexOf(":") + 1);
  const addresses = block.header === "wrote" ? [block.voice?.self ?? ""] : splitAddresses(value);
  for (const address of addresses) addAddress(block, address, found);
}

/** `"O'Connor, Declan" <declan@x>`; an automated mailbox is no person. */
function addAddress(block: Block, address: string, found: PeopleList): void {
  const at = block.text.indexOf(address);
  if (at < 0 || address === "") return;
  const span = slice(block, at, at + address.length);
  const email = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/u.exec(address)?.[0];
  const read = readPeopleList(span, email === undefined ? 3.5 : 5, true);
  const list = read.hits.length > 0 ? read : spelledByAddress(span, email, read);
  const only = list.hits[0];
  // `Joost van den Akker <info@akker.example>` writes from a shared mailbox.
  const isNamed = only !== undefined && isGivenName(only.name.words[0] ?? "");
  if (email !== undefined && isMailbox(email) && (!isNamed || /no-?reply|bot/.test(email))) return;
  if (only !== undefined) addAll({ ...list, hits: [{ ...only, email: email ?? only.email }] }, found, true);
  else if (email !== undefined && address.replace(/[<>]/g, "") === email) addFromEmail(span, email, found);
  else addAll(list, found, true);
}

/** `"Stellan Bright" <stellan.bright@x>`: an ordinary word is a name where the address spells it. */
function spelledByAddress(span: TextSpan, email: string | undefined, list: PeopleList): PeopleList {
  const [all = "", lead = "", given = "", surname = ""] =
    /^(["']?)(\p{Lu}[\p{L}'’-]+)\s(\p{Lu}[\p{L}'’-]+)(?=["']?\s*<)/u.exec(span.text) ?? [];
  const spelled = matchKey((email ?? "").split("@")[0] ?? "").replace(/ /g, "");
  if (all === "" || spelled !== matchKey(given + surname)) return list;
  const name: PersonName = { words: [given, surname] };
  return {
    ...list,
    hits: [{ name, span: slice(span, lead.length, all.length), score: 5, structured: true }],
  };
}

/** No person's: noreply@, orders@. */
function isMailbox(email: string): boolean {
  const local = (email.split("@")[0] ?? "").toLowerCase();
  return (
    local.split(/[.+_-]/).some((part) => MAILBOX_WORDS.has(part)) ||
    MAILBOX_WORDS.has(local) ||
    /bot$|no-?reply/.test(email)
  );
}

/** `hannah.vogel@x` alone: the name comes from the address. */
function addFromEmail(span: TextSpan, email: string, found: PeopleList): void {
  const words = (email.split("@")[0] ?? "")
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name: PersonName = { words };
  if (
    words.length === 2 &&
    isGivenName(words[0] ?? "") &&
    words.every((word) => /^\p{L}{2,}$/u.test(word)) &&
    isPlausibleName(name)
  ) {
    found.hits.push({ name, span, score: 3, structured: true, participant: true, email });
  }
}

function addSpeaker(document: Document, block: Block, spoken: Set<string>, found: PeopleList): void {
  const { voice } = block;
  if (!document.isChat || voice?.self === undefined || voice.at === undefined || spoken.has(voice.self))
    return;
  spoken.add(voice.self);
  if (isBot(voice.self)) return;
  // `Terry Plot 19`, as one keeps a neighbour in one's contacts.
  const name = voice.self.replace(/\s\p{L}+\.?\s?\d+\p{L}?$/u, "");
  const text = document.source.text.slice(voice.at, voice.at + name.length);
  addAll(
    readPeopleList({ start: voice.at, end: voice.at + text.length, text }, undefined, true),
    found,
    true,
  );
}

/** In a chat, a message that is only a name is that of the handle: `<auroux> Camille Auroux`. */
function addIntroduced(document: Document, block: Block, found: PeopleList): void {
  const { voice } = block;
  if (!document.isChat || voice?.self === undefined || /\s/.test(voice.self)) return;
  const lead =
    /^(?:(?:hi|hello|hey|here|present)(?: all| everyone| folks)?[,:]?\s+|i['’]?a?m\s+)/iu.exec(
      block.text,
    )?.[0].length ?? 0;
  const rest = slice(block, lead);
  const [run, ...others] = nameRuns(tokenise(rest.text));
  if (run === undefined || others.length > 0 || run.start > 0 || run.end < rest.text.length - 6) return;
  const isNamed =
    isGivenName(run.name.words[0] ?? "") ||
    run.name.words.some((word) => isAlike(word, voice.self)) ||
    run.name.words
      .map((word) => word[0])
      .join("")
      .toLowerCase() === voice.self.toLowerCase();
  if (!isPlausibleName(run.name) || !isNamed) return;
  const span = slice(rest, run.start, run.end);
  found.hits.push({ name: run.name, span, score: 4, structured: true, participant: true, alias: voice.self });
}

/** `pepperoni` and `Pepperell`: the same beginning. */
const isAlike = (word: string, handle = ""): boolean =>
  word.length >= 4 && handle.toLowerCase().startsWith(word.slice(0, 4).toLowerCase());

function addFrontmatter(document: Document, found: PeopleList): void {
  const { frontmatter, text } = document.source;
  const names = listField(frontmatter, "participants", "attendees", "people", "with");
  const signed = [...listField(frontmatter, "author", "authors"), ...listField(frontmatter, "owner")];
  for (const name of [...names, ...signed]) {
    const bare = name.replace(/^\[\[(?:.*\/)?|\]\]$|\|.*$/g, "");
    const at = text.indexOf(bare);
    if (at < 0 || at >= frontmatter.bodyStart || nameRuns(tokenise(bare)).length !== 1) continue;
    addAll(readPeopleList({ start: at, end: at + bare.length, text: bare }), found, true);
  }
}

export type { NameHit };
