import { upperFirst } from "@/lib/core/letter-case";
import type { Block, Document, TextSpan } from "@/lib/language";
import {
  anyOf,
  isFormOfAddress,
  isGivenName,
  labelKind,
  listField,
  nameRuns,
  sentencesOf,
  slice,
  split,
  tokenise,
  withoutLink,
} from "@/lib/language";
import { MIN_PERSON_SCORE, type NameHit, type PeopleList } from "../hit";
import { nameAndOrg, sectionsOfCards } from "../list/cards";
import { legendOf } from "../list/legend";
import { spelledOut } from "../list/letters";
import { readPeopleList } from "../list/list";
import { isNoAccount } from "./accounts";
import { addHeader } from "./addresses";
import { bracketedNames } from "./bracketed";
import { addOthers, addParticipants } from "./found";
import { NAMED_SCORE, namesAmongNames } from "./name-lines";
import { namesOfParts } from "./names-of-parts";
import { addOwners } from "./owned";
import { addRow, PEOPLE_KINDS } from "./rows";
import { addSharers } from "./sharers";
import { addIntroduced, addSpeaker } from "./speakers";
import { namesBehindTitle } from "./title-names";

/**
 * `Rossen, Yves` are two where the note lists one of them alone, or both as first names of others (`Election: Rossen, Yves` after
 * "Rossen Kolar, Yves Brandt"), and `Intel` is nobody where it follows others as the organisation that they are from.
 */
function apart({ hits, lone, orgs }: PeopleList): PeopleList {
  const alone = new Set(lone.map(({ text }) => text));
  const firms = new Set(orgs.map(({ text }) => text));
  const given = new Set(hits.flatMap(({ inverted, name }) => (inverted ? [] : (name.words[0] ?? []))));
  const isPair = ({ inverted, name: { words } }: NameHit): boolean =>
    inverted === true &&
    words.length === 2 &&
    (words.some((word) => alone.has(word)) || words.every((word) => given.has(word)));
  return {
    hits: hits.filter((hit) => !isPair(hit)),
    lone: [...lone, ...hits.filter(isPair).flatMap(({ span }) => split(span, /,\s+/g))].filter(
      ({ text }) => !firms.has(text),
    ),
    orgs,
  };
}

/** The people named by the layout: lists, mail headers, speakers, tables, frontmatter. */
export function structuredPeople(document: Document): PeopleList {
  const found: PeopleList = { hits: [], lone: [], orgs: [] };
  const spoken = new Set<string>();
  const cards = sectionsOfCards(document.blocks);
  addFrontmatter(document, found);
  for (const block of document.blocks) {
    if (block.header !== undefined) addHeader(block, found);
    else if (block.cells !== undefined) addRow(block, found);
    else addListed(block, found, cards.has(block.section));
    addOwners(block, found);
    found.hits.push(...legendOf(block));
    addSpeaker(document, block, spoken, found);
    addIntroduced(document, block, found);
  }
  addSharers(document.blocks, found);
  found.hits.push(...namesAmongNames(document.blocks), ...spelledOut(document.blocks));
  found.lone.push(...bracketedNames(document.blocks));
  const titled = namesBehindTitle(document.blocks);
  if (titled !== undefined) addParticipants(readPeopleList(titled), found);
  if (!document.isChat) addNamesOfParts(document, found);
  return apart(found);
}

/** A word in small letters is an account, if it is no first name. */
function addNamesOfParts({ blocks }: Document, found: PeopleList): void {
  for (const word of namesOfParts(blocks))
    if (/^\p{Lu}/u.test(word.text)) found.lone.push(word);
    else found.hits.push({ ...accountAt(word), name: { words: [nameOf(word.text)] } });
}

const nameOf = (word: string): string => (isGivenName(word) ? upperFirst(word) : word);

function addListed(block: Block, found: PeopleList, isCards: boolean): void {
  const kind = block.label?.kind ?? block.section.kind;
  if (block.label === undefined && block.voice === undefined) {
    addNamed(block, found);
    addPresent(block, found);
  }
  if (isTitledList(block) && !PEOPLE_KINDS.has(kind)) {
    const titled = readPeopleList(block);
    addOthers(titled, found);
  }
  if (!PEOPLE_KINDS.has(kind) || block.form === "heading" || block.voice !== undefined) return;
  const isProse = block.label === undefined && block.marker === undefined && isSentence(block);
  // `Sebastian_Käb`, as chat systems write names.
  const text = block.text.replace(/(?<=\p{L})_(?=\p{Lu})/gu, " ");
  if (isProse || TELLS_TIME.test(text)) return;
  const list = listedIn({ ...block, text }, isCards);
  const addTo = kind === "absent" ? addOthers : addParticipants;
  addTo({ ...list, hits: list.hits.map((hit) => ({ ...hit, listed: isOfPresence(kind) })) }, found);
  const came = kind === "attendees" || (kind === "people" && isOfAttendees(block));
  const isAccount = came && block.form === "item" && ACCOUNT.test(block.text);
  if (isAccount && !isNoAccount(block.text)) found.hits.push({ ...accountAt(block), participant: true });
}

/** `Mr M Dean, Mrs V Nagle, Mr S Randall`: with a form of address each, whatever is above them. */
function isTitledList({ text, form, voice }: Block): boolean {
  if (form === "heading" || voice !== undefined || text.length > MAX_TITLED) return false;
  const parts = text.split(/,\s*/).filter((part) => part !== "");
  return (
    parts.length >= MIN_TITLED &&
    parts.every((part) => isFormOfAddress(part.split(" ")[0] ?? "") && part.split(" ").length <= MAX_WORDS)
  );
}
const MIN_TITLED = 3;
const MAX_TITLED = 400;
const MAX_WORDS = 4;

const isOfPresence = (kind: string): boolean => kind === "attendees" || kind === "absent";

/** `# Attendance`, `## Directors`, `- mortzel` */
const isOfAttendees = ({ section: { parent } }: Block): boolean => parent?.kind === "attendees";

/** The people of a line; of one alone also the letters before the name: `KD: Kim Dorn (@kimd), Corvane`. */
function listedIn(block: Block, isCards: boolean): PeopleList {
  const [lead = "", alias] = /^(\p{Lu}{2,4})\s?[:–—-]\s+(?=\p{Lu}\p{L}*[\p{Ll}.])/u.exec(block.text) ?? [];
  const line = slice(block, lead.length);
  const card = block.marker === undefined ? undefined : nameAndOrg(line, isCards);
  const list = card ?? readPeopleList(line);
  const [first, ...others] = list.hits;
  if (alias === undefined || first === undefined || others.length > 0) return list;
  return { ...list, hits: [{ ...first, alias: first.alias ?? alias }] };
}

/** `- mortzel`, `- まあや`, `- StellaZYing`, among those who came: somebody under no name, or a first name only. */
const ACCOUNT =
  /^(?:\p{Ll}[\p{L}\p{N}_-]{1,20}|\p{Lu}[\p{L}_-]*(?:\p{Ll}\p{Lu}|\p{L}\d)[\p{L}\p{N}_-]{0,20}|[\p{sc=Hiragana}\p{sc=Katakana}ー]{2,8})$/u;
const accountAt = ({ text, start, end }: TextSpan): NameHit => ({
  name: { words: [text] },
  span: { start, end, text },
  score: MIN_PERSON_SCORE,
  structured: false,
});
/** `Beginn der Sitzung: 19:21 Uhr` among those who came. */
const TELLS_TIME = new RegExp(
  String.raw`^\p{Lu}[\p{L} '’-]{2,40}:\s*\d{1,2}(?:[:.h]\d\d(?!\d)|\s?(?:[ap]m|${anyOf("hourUnit")})(?!\p{L}))`,
  "iu",
);

/** `Elected parents: Ann Lee, Mrs Eva Kerr`: whatever the label is, what it lists are names and nothing else. */
function addNamed(block: Block, found: PeopleList): void {
  const lead = /^\p{Lu}[\p{L} '’-]{2,30}\s?:\s+(?=\p{Lu})/u.exec(block.text)?.[0].length;
  if (lead === undefined) return;
  const names = slice(block, lead);
  const { hits } = readPeopleList(names, { score: NAMED_SCORE });
  const count = names.text.replace(/\([^()]*\)/g, "").split(COMMA_OR_AND).length;
  if (hits.length > 1 && hits.length === count)
    found.hits.push(...hits.map((hit) => ({ ...hit, structured: false })));
}

/** "Sono presenti i Sigg. Rossi Anna, Verdi Ugo.", "Apologies were received from …", "… were present.": a sentence that lists who came, or did not. */
function addPresent(block: Block, found: PeopleList): void {
  const [sentence] = sentencesOf(block);
  if (sentence === undefined) return;
  const [present, absent] = [PRESENT, ABSENT].map((lead) => lead.exec(sentence.text)?.[0].length);
  const isLed = present !== undefined || absent !== undefined;
  const behind =
    isLed || sentence.text.length > MAX_LISTING ? undefined : ARE_PRESENT.exec(sentence.text)?.index;
  const lead = present ?? absent ?? (behind === undefined ? undefined : 0);
  if (lead === undefined) return;
  const list = readPeopleList(slice(sentence, lead, behind));
  if (list.hits.length + list.lone.length < 2) return;
  if (absent === undefined) addParticipants(list, found);
  else addOthers(list, found);
}
const MAX_LISTING = 400;
const PRESENT = new RegExp(String.raw`^${anyOf("werePresent")}\s+(?=\p{Lu})`, "iu");
const ABSENT = new RegExp(String.raw`^${anyOf("wereAbsent")}\s+(?=\p{Lu})`, "iu");
const ARE_PRESENT = new RegExp(String.raw`\s${anyOf("arePresent")}[.!]*$`, "iu");

const COMMA_OR_AND = new RegExp(String.raw`[,;]|\s${anyOf("and")}\s`, "u");

/** "Numbers are steady." under a heading such as "Volunteers" lists nobody. */
const isSentence = (block: Block): boolean =>
  /\p{Ll}{3,}[.!?]$/u.test(block.text) &&
  (sentencesOf(block).length > 1 || block.text.split(/\s+/).length > 6);

/** Fields of people who took part; others are known by their labels. */
const FIELDS: readonly string[] = ["participants", "attendees", "people", "with"];

function addFrontmatter(document: Document, found: PeopleList): void {
  const { frontmatter, text } = document.source;
  const names = listField(frontmatter, ...FIELDS);
  const signed = [...listField(frontmatter, "author", "authors"), ...listField(frontmatter, "owner")];
  for (const name of [...names, ...signed]) {
    const bare = withoutLink(name);
    const at = text.indexOf(bare);
    if (at < 0 || at >= frontmatter.bodyStart || nameRuns(tokenise(bare)).length !== 1) continue;
    addParticipants(readPeopleList({ start: at, end: at + bare.length, text: bare }), found);
  }
  for (const key of frontmatter.fields.keys()) {
    const kind = FIELDS.includes(key) ? undefined : labelKind(key);
    if (kind !== "attendees" && kind !== "absent") continue;
    for (const name of listField(frontmatter, key)) {
      const at = text.indexOf(name, text.indexOf(key));
      if (at < 0 || at >= frontmatter.bodyStart) continue;
      const addTo = kind === "attendees" ? addParticipants : addOthers;
      addTo(readPeopleList({ start: at, end: at + name.length, text: name }), found);
    }
  }
}
