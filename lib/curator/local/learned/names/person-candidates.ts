import {
  type Block,
  blockAround,
  type Document,
  isHan,
  matchKey,
  orgKey,
  overlaps,
  type Phrase,
} from "@/lib/language";
import type { FoundEntity } from "../../extract/entity";
import { SIGNED, WEEKDAY } from "../../people/ordinary";
import type { People } from "../../people/people";
import { type Person, recordName } from "../../people/person";
import { personSpans } from "./person-spans";
import { phraseAt } from "./phrase-at";
import { hanPhrases } from "./wider";

/** A name that may be that of a person, with the places where the note has it. */
export interface PersonCandidate {
  name: string;
  mentions: Phrase[];
  /** Whom the rules take for one. */
  found?: Person;
}

export interface PersonContext {
  document: Document;
  people: People;
  /** What the rules take for something else. */
  others: readonly FoundEntity[];
  /** Signatures. */
  skip: ReadonlySet<Block>;
  /** Of the whole note. */
  language: string;
}

/** No real note has more; hostile ones could. */
const MAX_NAMES = 1_000;
const MAX_MENTIONS = 8;

/** The people that the rules found, and other names that may be those of people. A longer name than the first name found is another. */
export function personCandidates(context: PersonContext): PersonCandidate[] {
  const { document, people, skip } = context;
  const founds = foundCandidates(context);
  const known = new Set(founds.flatMap(({ found }) => (found === undefined ? [] : keysOf(found))));
  const open = new Map<string, PersonCandidate>();
  const add = (name: string, phrase: Phrase): void => {
    const key = matchKey(name);
    if (key === "" || known.has(key) || SIGNED.test(name) || WEEKDAY.test(name) || isSomebody(phrase, people))
      return;
    const same = open.get(key);
    if (same === undefined) {
      if (open.size < MAX_NAMES) open.set(key, { name, mentions: [phrase] });
    } else if (same.mentions.length < MAX_MENTIONS && same.mentions.at(-1)?.start !== phrase.start)
      same.mentions.push(phrase);
  };
  for (const block of document.blocks) {
    if (block.header !== undefined || isHan(block.text)) continue;
    for (const { name, ...span } of personSpans(block)) add(name ?? span.text, phraseAt(span, block));
  }
  for (const phrase of hanPhrases(document, skip)) if (phrase.text.length < MAX_HAN) add(phrase.text, phrase);
  return [...founds, ...open.values()];
}

const MAX_HAN = 9;

/** With another of the note, or two of them; but "Jody KC0HIG" is more than "Jody". */
function isSomebody({ start, end }: Phrase, people: People): boolean {
  const there = people
    .within(start - MAX_LENGTH, end + MAX_LENGTH)
    .filter((it) => overlaps({ start, end }, [it]));
  const isList = there.length > 1;
  return (
    isList ||
    there.some(
      (it) => it.start < start || it.end > end || it.end - it.start === end - start || !isShort(it.person),
    )
  );
}
const MAX_LENGTH = 60;
const isShort = (person: Person): boolean => person.known === undefined && person.name.words.length === 1;

/** A first name or a surname alone is no other person. */
const keysOf = (person: Person): string[] =>
  [
    recordName(person),
    person.handle ?? "",
    ...person.spellings,
    ...person.initials,
    ...person.name.words,
  ].map(matchKey);

/** Each with up to a few of the places that name them. */
function foundCandidates({ document, people }: PersonContext): PersonCandidate[] {
  const mentions = new Map<Person, Phrase[]>();
  const at = (span: { start: number; end: number }): Phrase[] => {
    const block = blockAround(document.blocks, span);
    if (block === undefined) return [];
    const text = block.text.slice(span.start - block.start, span.end - block.start);
    return [phraseAt({ ...span, text }, block)];
  };
  for (const { person, start, end } of people.mentions) {
    const own = mentions.get(person) ?? [];
    if (own.length === 0) mentions.set(person, own);
    if (own.length < MAX_MENTIONS) own.push(...at({ start, end }));
  }
  return people.all().map((person) => {
    const own = mentions.get(person) ?? [];
    return { name: recordName(person), mentions: own.length > 0 ? own : at(person.span), found: person };
  });
}

export const otherKeys = (others: readonly FoundEntity[]): ReadonlyMap<string, string> =>
  new Map(
    others.flatMap(({ name, aliases, type }) => [name, ...aliases].map((it) => [orgKey(it), type] as const)),
  );
