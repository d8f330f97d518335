import {
  anyIn,
  anyOf,
  type Block,
  bareWord,
  blockAround,
  type Document,
  GENERIC_ORG,
  isFirm,
  isNextOrLast,
  isTitle,
  languageOf,
  orgKey,
  overlaps,
  type Phrase,
  slice,
  wordSet,
} from "@/lib/language";
import type { FoundEntity } from "../../extract/entity";
import { cleanName } from "../../orgs/list";
import { isProductOf, OF } from "../../orgs/name";
import type { People } from "../../people/people";
import { recordName } from "../../people/person";
import { AROUND, phraseAt } from "./phrase-at";
import { hanPhrases, joined, longer } from "./wider";

/** A name that may be that of an organisation or an event, with the places where the note has it. */
export interface NameCandidate {
  name: string;
  mentions: Phrase[];
  /** What the rules take for one. */
  found?: FoundEntity;
}

export interface NameContext {
  document: Document;
  phrases: readonly Phrase[];
  people: People;
  /** What the rules take for one of the kind that is looked for. */
  found: readonly FoundEntity[];
  /** What the rules take for something else. */
  others: readonly FoundEntity[];
  /** Signatures. */
  skip: ReadonlySet<Block>;
  /** Of the whole note. */
  language: string;
}

/** No real note has more; hostile ones could. */
const MAX_NAMES = 1_000;
const MAX_WORDS = 6;
const MAX_ENDS = 3;

/** The organisations that the rules found, and all other names of the note but those of people. A longer name than one found is another. */
export function nameCandidates(context: NameContext): NameCandidate[] {
  const { document, phrases, people, found, skip, language } = context;
  const founds = found.flatMap((org) => foundCandidate(org, phrases, document));
  const taken = [...found.map(({ span }) => span), ...founds.flatMap(({ mentions }) => mentions)];
  const isTaken = (phrase: Phrase): boolean =>
    taken.some((it) => overlaps(phrase, [it]) && !isLonger(phrase, it)) ||
    overlaps(phrase, people.within(phrase.start - AROUND, phrase.end));
  const open = new Map<string, NameCandidate>();
  // A cell of who wrote which version names those who came.
  const somebody = new Set(people.all().map((person) => orgKey(recordName(person))));
  const wide = joined(phrases).filter((it) => !isTwo(it, phrases));
  const isHeaded = IS_ROMANCE.has(language);
  const all = [...phrases, ...wide].flatMap((it) => [
    it,
    ...endsOf(it),
    ...(isHeaded || IS_ROMANCE.has(languageOf(it.block.text)?.code ?? "") ? headedBy(it) : []),
    ...longer(it),
  ]);
  for (const phrase of [...all, ...hanPhrases(document, skip)]) {
    if (open.size >= MAX_NAMES) break;
    if (phrase.words.length > MAX_WORDS || phrase.text.length < 2 || isTaken(phrase)) continue;
    if (isInTitle(phrase, IS_ROMANCE.has(language))) continue;
    if (
      isTitle(phrase.words[0] ?? "") ||
      namesInitials(phrase, people) ||
      isProductOf(phrase) ||
      isNextOrLast(phrase.words[0] ?? "") ||
      NO_NAME_ENDINGS.has(bareWord(phrase.words.at(-1) ?? ""))
    )
      continue;
    const name = cleanName(phrase.text);
    const key = orgKey(name);
    if (somebody.has(key)) continue;
    const same = open.get(key);
    if (same !== undefined) same.mentions.push(phrase);
    else if (key !== "") open.set(key, { name, mentions: [phrase] });
  }
  // "The Larkfield Foundation's mission", beside the foundation itself; "Barnardo's" is a name.
  const named = new Set(founds.filter(({ name }) => name.includes(" ")).map(({ name }) => orgKey(name)));
  const isGenitive = (name: string): boolean => /['’]s$/u.test(name) && named.has(orgKey(name.slice(0, -2)));
  return [...founds, ...[...open.values()].filter(({ name }) => !isGenitive(name))];
}

/** "Corvid and Petrel", where the note names Petrel alone, too: they are two. */
const isTwo = (phrase: Phrase, phrases: readonly Phrase[]): boolean =>
  !isFirm(phrase.text) &&
  (AND.exec(phrase.text)?.slice(1) ?? []).some((part) =>
    phrases.some(({ text, start, end }) => text === part && (start < phrase.start || end > phrase.end)),
  );
const AND = new RegExp(String.raw`^(\S.*?)\s(?:[&+]|${anyOf("and")})\s(\S.*)$`, "u");

/** `- Geração de Relatório Mensal: …`, `### Categorización de Tickets`: a title, all of whose words have capitals although they name nothing. */
function isInTitle({ block, start, end }: Phrase, isRomance: boolean): boolean {
  if (!isRomance || block.cells !== undefined) return false;
  const colon = block.text.search(/:(?:\s|$)/);
  const title = block.form === "heading" ? block.text : colon > 0 ? block.text.slice(0, colon) : "";
  if (end - block.start > title.length) return false;
  const words = title.split(/[\s/]+/).filter((word) => /^[^\p{L}]*\p{L}{4,}/u.test(word));
  const isWhole = end - start >= title.length - 2;
  return words.length >= (isWhole ? 2 : 3) && words.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word));
}

/** `KD & LM`, of people whom the note lists with these letters. */
const namesInitials = ({ words }: Phrase, people: People): boolean =>
  words.every((word) => /^(?:[&+/]|\p{Lu}{2,4})$/u.test(word)) &&
  words.some(
    (word) => /^\p{Lu}{2,4}$/u.test(word) && people.all().some(({ initials }) => initials.has(word)),
  );

/** `Cross Project Council Meeting`, `Element Capture API`: what is met for, asked or made. */
const NO_NAME_ENDINGS = wordSet(
  "meeting meetings minutes agenda call discussion discussions question questions clarification proposal proposals issue issues request requests extension extensions api apis review reviews session sessions remarks representative representatives election elections license licence update updates log conduct experience demo demos summit conference details information topics tests workflows concurrency specification specifications gui mission code newcomers",
);

/** Does it contain the other, and more? */
export const isLonger = (
  one: { start: number; end: number },
  other: { start: number; end: number },
): boolean =>
  one.start <= other.start && one.end >= other.end && one.end - one.start > other.end - other.start;

function foundCandidate(org: FoundEntity, phrases: readonly Phrase[], { blocks }: Document): NameCandidate[] {
  const keys = new Set([org.name, ...org.aliases].map(orgKey));
  const own = phrases.filter(({ text }) => keys.has(orgKey(cleanName(text))));
  const block = blockAround(blocks, org.span);
  const mentions = own.length > 0 || block === undefined ? own : [phraseAt(org.span, block)];
  return mentions.length > 0 ? [{ name: org.name, mentions, found: org }] : [];
}

/** "Angebot Schindler", "Ask Anglian Water": the name may begin at a later word. */
function endsOf(phrase: Phrase): Phrase[] {
  const { block, start, end } = phrase;
  const text = block.text.slice(start - block.start, end - block.start);
  const ends = [...text.matchAll(/(?<=\s)\p{Lu}/gu)].slice(0, MAX_ENDS).map(({ index }) => {
    const span = slice({ ...phrase, text }, index);
    return phraseAt({ ...span, text: phrase.text.slice(-span.text.length) }, block);
  });
  return ends.filter(({ words: [first = "", second = ""] }) => !isBodyWithoutName(first, second));
}

/** `ferme des Trois Chênes`, `librería Oletum`, `coro di Santa Cecilia`: the word before the name may belong to it. */
function headedBy(phrase: Phrase): Phrase[] {
  const { block, before, start, end } = phrase;
  const head = HEAD.exec(before)?.[0];
  if (head === undefined || before.length === 0) return [];
  const [from, to] = [start - head.length - block.start, end - block.start];
  return [phraseAt({ start: start - head.length, end, text: block.text.slice(from, to) }, block)];
}
/** "OpenJS Foundation Council": the name does not begin at "Foundation". */
const isBodyWithoutName = (first: string, second: string): boolean =>
  GENERIC_ORG.has(bareWord(first)) && !OF.test(second);

/** Languages in which the word for a body precedes its name, and titles have small letters otherwise. */
export const ROMANCE = ["fr", "es", "it", "pt"] as const;
const IS_ROMANCE: ReadonlySet<string> = new Set(ROMANCE);
const HEAD = new RegExp(
  String.raw`(?<![\p{L}'’-])(?!${anyOf("noNoun")}(?!\p{L}))\p{Ll}{4,}\s(?:${anyIn(ROMANCE, "of", "of the")}\s?)?$`,
  "u",
);
