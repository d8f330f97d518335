import type { TextSpan } from "@/lib/language";
import {
  fullFormsOf,
  givenWords,
  isCommonWord,
  isInitial,
  isParticle,
  isTitle,
  matchKey,
  surnameKey,
} from "@/lib/language";
import type { KnownIndex } from "../known/known-index";
import { type Person, recordName } from "./person";
import type { Registry } from "./registry";

/** Resolves first names, surnames, initials and handles to a person of the note, or else of the vault, when unambiguous. */
export class ShortNames {
  private readonly given = new Map<string, Set<Person>>();
  private readonly surnames = new Map<string, Set<Person>>();
  private readonly initials = new Map<string, Set<Person>>();
  private readonly ownInitials = new Map<string, Set<Person>>();
  private readonly handles = new Map<string, Set<Person>>();

  constructor(
    private readonly registry: Registry,
    private readonly known: KnownIndex,
  ) {
    for (const person of registry.accepted()) this.add(person);
  }

  /** `Alice`, `José María`: a person of this note. */
  byGiven(text: string): Person | undefined {
    return only(this.given.get(matchKey(text)));
  }

  isGivenHere(text: string): boolean {
    return this.given.has(matchKey(text));
  }

  /** A first name or surname of this note, of one or of several. */
  isNameHere(text: string): boolean {
    return this.isGivenHere(text) || this.surnames.has(matchKey(text));
  }

  /** `Mike Z.` beside `Mike G.`: another of that first name. */
  isNamesake([given = "", initial = "", ...more]: readonly string[]): boolean {
    const here = [...(this.given.get(matchKey(given)) ?? [])];
    return (
      more.length === 0 &&
      /^\p{Lu}\.?$/u.test(initial) &&
      here.length > 0 &&
      here.every(({ name: { words } }) => words.length > 1 && !startsWith(words.at(-1) ?? "", initial))
    );
  }

  bySurname(text: string): Person | undefined {
    return only(this.surnames.get(matchKey(text).replace(/ /g, "")));
  }

  /** `GP`, `HvdB` */
  byInitials(text: string): Person | undefined {
    return /^[\p{L}.]{2,6}$/u.test(text) && /^\p{Lu}/u.test(text)
      ? only(this.initials.get(matchKey(text)))
      : undefined;
  }

  /** Initials given in a list of the note. */
  byOwnInitials(text: string): Person | undefined {
    return only(this.ownInitials.get(text));
  }

  /** Initials not given, but that fit only one of those listed: `CS to instruct …`. */
  byListedInitials(text: string): Person | undefined {
    const person = /^\p{Lu}{2,4}$/u.test(text) && !isCommonWord(text) ? this.byInitials(text) : undefined;
    return person?.structured ? person : undefined;
  }

  /** `KV`, of whom the note has no other name. */
  byLettersAlone(text: string): Person | undefined {
    const person = /^\p{Lu}{2,3}$/u.test(text) ? only(this.surnames.get(matchKey(text))) : undefined;
    return person?.name.words.join(" ") === text ? person : undefined;
  }

  /** `TW`, of one or of several. */
  isLetters(text: string): boolean {
    return [this.initials, this.surnames].some((letters) => letters.has(matchKey(text)));
  }

  /** `@felix`, `bob.martinez` */
  byHandle(text: string): Person | undefined {
    const key = matchKey(text).replace(/ /g, "");
    return only(this.handles.get(key)) ?? this.byGiven(text);
  }

  /** The only person of the vault with this first name or alias; added to the note's people. */
  inVault(text: string, span: TextSpan, score: number): Person | undefined {
    if (this.isGivenHere(text)) return undefined;
    const record = this.known.loneName(text);
    if (record === undefined) return undefined;
    const person = this.registry.addKnown(record, { span, score, structured: false });
    this.add(person);
    put(this.given, matchKey(text), person);
    return person;
  }

  /** Resolves a name, however short, where people are expected: an owner, a speaker, `Mr Kerr`. */
  resolve(raw: string, span: TextSpan): Person | undefined {
    const words = raw
      .replace(/^@|[:,;]+$/g, "")
      .trim()
      .split(/\s+/);
    const bare = words.filter((word) => !isTitle(word));
    const text = bare.join(" ");
    if (text === "") return undefined;
    const titled = bare.length < words.length;
    return (
      (titled ? this.bySurname(text) : undefined) ??
      this.byGiven(text) ??
      this.byInitials(text) ??
      this.byHandle(text) ??
      this.byGivenAndInitial(bare, span) ??
      this.byJoinedInitial(text) ??
      this.byPrefix(text) ??
      this.byShortForm(text) ??
      (bare.length === 1 ? this.bySurname(text) : undefined) ??
      this.inVault(text, span, 3) ??
      (titled ? this.inVault(words.join(" "), span, 3) : undefined)
    );
  }

  /** `PhilO`, as minutes name one of two with that first name. */
  private byJoinedInitial(text: string): Person | undefined {
    const [, given = "", initial = ""] = /^(\p{Lu}\p{Ll}{2,})(\p{Lu})$/u.exec(text) ?? [];
    if (given === "") return undefined;
    const fitting = this.registry
      .accepted()
      .filter(
        ({ name: { words } }) =>
          words.length > 1 &&
          matchKey(words[0] ?? "").startsWith(matchKey(given)) &&
          matchKey(words.at(-1) ?? "").startsWith(matchKey(initial)),
      );
    return fitting.length === 1 ? fitting[0] : undefined;
  }

  /** "Hugo S." */
  byGivenAndInitial(
    [given = "", initial = "", ...more]: readonly string[],
    span: TextSpan,
  ): Person | undefined {
    if (more.length > 0 || !/^\p{L}\.?$/u.test(initial)) return undefined;
    const here = [...(this.given.get(matchKey(given)) ?? [])].filter((person) =>
      matchKey(person.name.words.at(-1) ?? "").startsWith(matchKey(initial)),
    );
    if (here.length > 0) return here.length === 1 ? here[0] : undefined;
    const record =
      this.known.person({ words: [given, initial.toUpperCase()] }) ??
      this.known.givenWithInitial(given, initial);
    if (record === undefined) return undefined;
    const person = this.registry.addKnown(record, { span, score: 3, structured: false });
    this.add(person);
    return person;
  }

  /** "JJ Brucker" for Jean-Jacques Brucker, "F Lund" for Frida Lund. */
  byLetters([letters = "", surname = "", ...more]: readonly string[]): Person | undefined {
    if (more.length > 0 || !/^\p{Lu}{1,3}$/u.test(letters)) return undefined;
    const fits = ({ name }: Person): boolean =>
      name.words
        .slice(0, -1)
        .flatMap((word) => word.split("-"))
        .map((word) => word.charAt(0))
        .join("")
        .startsWith(letters);
    return only(new Set([...(this.surnames.get(matchKey(surname)) ?? [])].filter(fits)));
  }

  /** "Sam" for Samantha, when no other name begins so. */
  private byPrefix(text: string): Person | undefined {
    const key = matchKey(text);
    if (key.length < 3 || key.includes(" ")) return undefined;
    const found = new Set(
      [...this.given].filter(([given]) => given.startsWith(key)).flatMap(([, people]) => [...people]),
    );
    return only(found);
  }

  /** "Winnie" for Winifred, where one person only has such a name. */
  private byShortForm(text: string): Person | undefined {
    const full = fullFormsOf(text);
    const found = [...this.given].filter(([given]) => full.has(given)).flatMap(([, people]) => [...people]);
    return only(new Set(found));
  }

  /** A person of the note, to whom short names may refer. */
  add(person: Person): void {
    const given = givenWords(person.name).filter((word) => !isInitial(word));
    const surname = person.name.words.at(-1) ?? "";
    for (const word of [given[0] ?? "", given.join(" ")]) put(this.given, matchKey(word), person);
    for (const alias of person.known?.aliases ?? []) put(this.given, matchKey(alias), person);
    put(this.surnames, surnameKey(person.name), person);
    put(this.surnames, matchKey(surname), person);
    const letters = person.name.words
      .filter((word) => !isInitial(word) || word.length > 0)
      .map((word) => matchKey(word)[0] ?? "");
    put(this.initials, letters.join(""), person);
    put(
      this.initials,
      person.name.words
        .filter((word) => !isParticle(word))
        .map((word) => matchKey(word)[0] ?? "")
        .join(""),
      person,
    );
    // `EJP` for Emma-Jane Parry, `DOS` for Declan O'Shaughnessy, `FMcA` for Fergus McAndrew.
    const parted = person.name.words.flatMap((word) => word.split(/[-'’]/));
    const scottish = person.name.words.map((word) =>
      /^Ma?c(?=\p{Lu})/u.test(word)
        ? `${word.slice(0, 2)}${/\p{Lu}/u.exec(word.slice(2))?.[0]}`
        : (word[0] ?? ""),
    );
    put(this.initials, matchKey(scottish.join("")), person);
    put(this.initials, parted.map((word) => matchKey(word)[0] ?? "").join(""), person);
    for (const own of person.initials) {
      put(this.initials, matchKey(own), person);
      put(this.ownInitials, own, person, 1);
    }
    const parts = (given[0] ?? "").split("-");
    if (parts.length > 1) put(this.initials, parts.map((part) => matchKey(part)[0] ?? "").join(""), person);
    this.addHandles(person, matchKey(given[0] ?? "").replace(/ /g, ""), surnameKey(person.name));
  }

  /** `DL`, which a list gives to one whom it names by a first name only. */
  addLetters(person: Person, letters: string): void {
    person.initials.add(letters);
    put(this.initials, matchKey(letters), person);
    put(this.ownInitials, letters, person, 1);
  }

  private addHandles(person: Person, given: string, surname: string): void {
    const local = person.email?.split("@")[0] ?? "";
    const handles = [
      given + surname,
      surname + given,
      (given[0] ?? "") + surname,
      given + (surname[0] ?? ""),
      matchKey(recordName(person)),
      matchKey(local),
      matchKey(person.handle ?? ""),
    ];
    for (const handle of handles) put(this.handles, handle.replace(/ /g, ""), person);
  }
}

function put(map: Map<string, Set<Person>>, key: string, person: Person, min = 2): void {
  if (key.length < min) return;
  const people = map.get(key) ?? new Set();
  people.add(person);
  map.set(key, people);
}

const startsWith = (word: string, letter: string): boolean => matchKey(word).startsWith(matchKey(letter));

function only(people: Set<Person> | undefined): Person | undefined {
  return people?.size === 1 ? [...people][0] : undefined;
}
