import type { TextSpan } from "@/lib/language";
import { displayName, fullness, isGivenName, matchKey, type PersonName, surnameKey } from "@/lib/language";
import type { KnownRecord } from "../../plan";
import type { NameHit } from "./hit";

/** A person of the note, with what it says about them. */
export interface Person {
  key: string;
  name: PersonName;
  known?: KnownRecord;
  /** Other full forms of the name in the note. */
  spellings: Set<string>;
  /** Initials that a list gives: `HvdB`. */
  initials: Set<string>;
  /** The account in `@handle`. */
  handle?: string;
  score: number;
  /** That it is somebody, as a model weighs what the rules found. */
  chance?: number;
  structured: boolean;
  /** Only mentioned, by a first name. */
  weak: boolean;
  participant: boolean;
  /** Among those of whom a list says that they came, or did not. */
  listed: boolean;
  role?: string;
  /** The person meant by words such as "the Clerk" before the name. Too uncertain for a record. */
  office?: string;
  org?: TextSpan;
  email?: string;
  /** The best mention in the note. */
  span: TextSpan;
}

/** The name of the record. */
export const recordName = (person: Person): string => person.known?.name ?? displayName(person.name);

export function newPerson(key: string, hit: NameHit): Person {
  const person: Person = {
    key,
    name: hit.name,
    spellings: new Set(),
    initials: new Set(),
    score: 0,
    structured: false,
    weak: hit.weak ?? false,
    participant: false,
    listed: false,
    span: hit.span,
  };
  addHit(person, hit);
  return person;
}

/** Merges another mention of the same person. */
export function addHit(person: Person, hit: NameHit): void {
  person.score = Math.max(person.score, hit.score) + (person.score > 0 ? 0.3 : 0);
  person.structured ||= hit.structured;
  person.weak &&= hit.weak ?? false;
  person.participant ||= hit.participant ?? false;
  person.listed ||= hit.listed ?? false;
  person.role ??= hit.role;
  person.org ??= hit.org;
  person.email ??= hit.email;
  person.handle ??= hit.handle;
  if (hit.alias !== undefined) person.initials.add(hit.alias);
  if (surnameKey(hit.name) === surnameKey(person.name) || hit.name.words.length > 2)
    person.spellings.add(displayName(hit.name));
  if (fullness(hit.name) > fullness(person.name) || turns(hit.name, person.name)) person.name = hit.name;
}

/** "Olivier Grisel" after "Grisel Olivier": the first name is first. */
const turns = ({ words: [first = "", ...more] }: PersonName, { words }: PersonName): boolean =>
  more.length === words.length - 1 &&
  matchKey(first) === matchKey(words.at(-1) ?? "") &&
  isGivenName(first) &&
  !isGivenName(words[0] ?? "");

/** The spellings that differ from the record's name. */
export function aliasesOf(person: Person): string[] {
  const own = matchKey(recordName(person));
  const known = new Set((person.known?.aliases ?? []).map(matchKey));
  return [...person.spellings].filter(
    (spelling) =>
      matchKey(spelling) !== own && !known.has(matchKey(spelling)) && !/^\p{L}\.? /u.test(spelling),
  );
}
