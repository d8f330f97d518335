import {
  fullFormsOf,
  givenWords,
  isInitial,
  matchKey,
  type PersonName,
  samePerson,
  surnameKey,
} from "@/lib/language";
import type { KnownRecord } from "../../plan";
import type { KnownIndex } from "../known/known-index";
import { personNameOf } from "../known/known-index";
import { MIN_PERSON_SCORE, type NameHit } from "./hit";
import { addHit, newPerson, type Person } from "./person";

/** Groups mentions into persons, and finds them in the vault. */
export class Registry {
  private readonly people: Person[] = [];
  private readonly byKey = new Map<string, Person[]>();
  private readonly byRecord = new Map<string, Person>();
  private readonly byHit = new Map<NameHit, Person>();

  constructor(private readonly known: KnownIndex) {}

  /** Full names come first, since they resolve initials. */
  static from(hits: NameHit[], known: KnownIndex): Registry {
    const registry = new Registry(known);
    const withInitial = (hit: NameHit): boolean => isInitial(givenWords(hit.name)[0] ?? "");
    for (const hit of hits) if (!withInitial(hit)) registry.add(hit);
    for (const hit of hits) if (withInitial(hit)) registry.add(hit);
    return registry;
  }

  accepted(): Person[] {
    return this.people.filter((person) => person.known !== undefined || person.score >= MIN_PERSON_SCORE);
  }

  /** Where each accepted person is named in full. */
  places(): { hit: NameHit; person: Person }[] {
    const accepted = new Set(this.accepted());
    return [...this.byHit]
      .map(([hit, person]) => ({ hit, person }))
      .filter(({ person }) => accepted.has(person));
  }

  /** A person of the vault, named by less than the full name. */
  addKnown(record: KnownRecord, hit: Omit<NameHit, "name">): Person {
    const there = this.byRecord.get(record.path);
    if (there !== undefined) return there;
    const person = newPerson(this.nextKey(), { ...hit, name: personNameOf(record.name) });
    person.known = record;
    return this.remember(person);
  }

  /** A person whom no full name of the note can mean. */
  addNew(hit: NameHit): Person {
    const person = this.remember(newPerson(this.nextKey(), hit));
    this.byHit.set(hit, person);
    return person;
  }

  private add(hit: NameHit): void {
    const record = this.known.person(hit.name);
    const same = (record && this.byRecord.get(record.path)) ?? this.findSame(hit.name);
    if (same === "several") return;
    if (same !== undefined) {
      addHit(same, hit);
      this.byHit.set(hit, same);
      this.index(same, hit.name);
      return;
    }
    const isOnlyInitial = isInitial(givenWords(hit.name)[0] ?? "");
    if (isOnlyInitial && record === undefined && !hit.structured && hit.score < MIN_INITIALS_SCORE) return;
    const person = newPerson(this.nextKey(), hit);
    person.known = record;
    this.byHit.set(hit, person);
    this.remember(person);
  }

  private findSame(name: PersonName): Person | "several" | undefined {
    // "Ana Paula" is Ana Paula de Souza.
    const givenOnly = this.byKey.get(`g ${name.words.map(matchKey).join(" ")}`) ?? [];
    if (givenOnly.length === 1) return givenOnly[0];
    const candidates = new Set(keysOf(name).flatMap((key) => this.byKey.get(key) ?? []));
    const same = [...candidates].filter(
      (person) => samePerson(person.name, name) || isShortForm(person.name, name),
    );
    return same.length > 1 ? "several" : same[0];
  }

  private remember(person: Person): Person {
    this.people.push(person);
    if (person.known) this.byRecord.set(person.known.path, person);
    this.index(person, person.name);
    return person;
  }

  private index(person: Person, name: PersonName): void {
    for (const key of keysOf(name)) {
      const list = this.byKey.get(key) ?? [];
      if (list.length < MAX_NAMESAKES && !list.includes(person)) this.byKey.set(key, [...list, person]);
    }
  }

  private nextKey = (): string => `person:${this.people.length + 1}`;
}

/** "Dave Hyland" is David Hyland. */
function isShortForm(a: PersonName, b: PersonName): boolean {
  const [given = "", ...more] = givenWords(a).map(matchKey);
  const [other = "", ...others] = givenWords(b).map(matchKey);
  if (more.length + others.length > 0 || surnameKey(a) !== surnameKey(b)) return false;
  return fullFormsOf(given).has(other) || fullFormsOf(other).has(given);
}

/** An initial and a surname alone are a person only with strong evidence: a title, a card. */
const MIN_INITIALS_SCORE = 4.5;
const MAX_NAMESAKES = 60;

/** By surname, by the words in any order, by the first word and each other: "Ramón J. Guerrero" is Ramón José Guerrero Romero. */
function keysOf(name: PersonName): string[] {
  const words = name.words.map(matchKey);
  const given = givenWords(name).map(matchKey);
  const both = given.length > 1 ? [`g ${given.join(" ")}`] : [];
  return [
    ...both,
    `s ${surnameKey(name)}`,
    `w ${[...words].sort().join(" ")}`,
    ...words.slice(1).map((word) => `f ${words[0]} ${word}`),
  ];
}
