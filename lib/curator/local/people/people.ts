import { type Block, type Document, isGivenName, matchKey, type TextSpan } from "@/lib/language";
import type { KnownHit } from "../known/known-hits";
import type { KnownIndex } from "../known/known-index";
import { personNameOf } from "../known/known-index";
import type { LoneName, NameHit, PeopleList } from "./hit";
import { accountsIn } from "./layout/accounts";
import { type Person, recordName } from "./person";
import { actingLetters } from "./prose/acting-letters";
import { honoredPeople, inFull } from "./prose/honored";
import { type Mention, shortMentions } from "./prose/mentions";
import { namedAgain } from "./prose/named-again";
import { officeOf } from "./prose/office";
import { type IsTaken, peopleInProse } from "./prose/prose";
import { SingleNames } from "./prose/single-names";
import { Registry } from "./registry";
import { ShortNames } from "./short-names";
import type { Signatures } from "./signature";

/** No real file names more people; hostile ones could. */
const MAX_HITS = 3000;

/** The people of a note, their mentions, and the resolution of short names. */
export class People {
  readonly mentions: Mention[];

  constructor(
    private readonly registry: Registry,
    private readonly names: ShortNames,
    mentions: Mention[],
  ) {
    this.mentions = mentions.sort((a, b) => a.start - b.start || b.end - a.end);
  }

  all(): Person[] {
    return this.registry.accepted();
  }

  /** The person with exactly this name. */
  named(name: string): Person | undefined {
    return this.all().find((person) => recordName(person) === name);
  }

  /** The mentions inside a range of the text, in order. */
  within(start: number, end: number): Mention[] {
    let low = 0;
    let high = this.mentions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.mentions[middle]?.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    const found: Mention[] = [];
    for (let at = low; at < this.mentions.length; at++) {
      const mention = this.mentions[at];
      if (mention === undefined || mention.start >= end) break;
      if (mention.end <= end) found.push(mention);
    }
    return found;
  }

  /** The last one mentioned before `start`, no further back than `from`. */
  lastBefore(start: number, from: number): Person | undefined {
    return this.within(from, start).at(-1)?.person;
  }

  /** The one of those listed with these initials, given or not. */
  byInitials(text: string): Person | undefined {
    return this.names.byOwnInitials(text) ?? this.names.byListedInitials(text);
  }

  /** Resolves a name in an owner's position. */
  resolve(span: TextSpan): Person | undefined {
    const [first] = this.within(span.start, span.end);
    return first?.person ?? this.names.byOwnInitials(span.text) ?? this.names.resolve(span.text, span);
  }
}

export interface PeopleSources {
  document: Document;
  known: KnownIndex;
  knownHits: KnownHit[];
  structured: PeopleList;
  signatures: Signatures;
  taken: IsTaken;
  /** Is this the name of an organisation? */
  isOrg: (name: string) => boolean;
}

/** Everyone the note names in full, or by an unambiguous short name. */
export function findPeople(sources: PeopleSources): People {
  const { document, known, knownHits, signatures, taken } = sources;
  const { structured } = sources;
  const listed = inFull([...structured.hits, ...signatures.hits]);
  const fromVault = knownHits
    .filter(({ record, full }) => record.type === "person" && full)
    .map(
      ({ record, span }): NameHit => ({ name: personNameOf(record.name), span, score: 5, structured: false }),
    );
  const inProse = peopleInProse(document, taken, sources.isOrg, signatures.blocks as ReadonlySet<Block>);
  const prose = withoutLonger(listed, withoutPartsOf(listed, inProse));
  const honored = honoredPeople(document, [...listed, ...fromVault]);
  const hits = [...listed, ...fromVault, ...prose, ...honored].slice(0, MAX_HITS);
  const registry = Registry.from(hits, known);
  const names = new ShortNames(registry, known);
  const places = registry.places();
  for (const { hit, person } of places) person.office ??= officeOf(hit, document.source.text);
  const placed = places.map(({ hit, person }) => ({ start: hit.span.start, end: hit.span.end, person }));
  const named = new Set(places.map(({ person }) => person));
  const full = [...placed, ...namedAgain(document, named, coverage(placed, taken))];
  const isTaken = coverage(full, taken);
  const single = new SingleNames(registry, names, known, document);
  const signed = new Set(signatures.lone);
  const alone = [...structured.lone, ...signed].flatMap((span: LoneName) => {
    const person = isTaken(span.start, span.end)
      ? undefined
      : (names.resolve(span.text, span) ?? single.listed(span, signed.has(span)));
    if (person !== undefined) {
      if (span.participant !== false) person.participant = true;
      if (span.alias !== undefined) names.addLetters(person, span.alias);
    }
    return person === undefined ? [] : [{ start: span.start, end: span.end, person }];
  });
  for (const span of actingLetters(document))
    if (!isTaken(span.start, span.end) && !names.isLetters(span.text)) single.letters(span);
  addVoices(document, names, single);
  single.inProse(isTaken, signatures.blocks as ReadonlySet<Block>);
  const accounts = accountsIn(document, signatures.blocks as ReadonlySet<Block>).flatMap((span) => {
    const person = isTaken(span.start, span.end)
      ? undefined
      : (names.byHandle(span.text) ?? names.inVault(span.text, span, 3) ?? single.account(span));
    // Those after an `@` are mentioned below.
    const isAccount = document.source.text[span.start - 1] === "@";
    return person === undefined || isAccount ? [] : [{ start: span.start, end: span.end, person }];
  });
  const short = shortMentions(document, names, isTaken);
  return new People(registry, names, dedupe([...full, ...alone, ...accounts, ...short]));
}

/** Without "Van der Velde", of whom `| Van der Velde | Johan |` is all. */
function withoutPartsOf(listed: readonly NameHit[], hits: readonly NameHit[]): NameHit[] {
  const covered = positionsOf(listed.map(({ span }) => span));
  const whole = new Set(listed.map(({ span }) => `${span.start} ${span.end}`));
  return hits.filter(
    ({ span: { start, end } }) =>
      !covered.has(start) || !covered.has(end - 1) || whole.has(`${start} ${end}`),
  );
}

/** Without "Petra Kern den Zaun" and "Ficou Rita Prado", where "Petra Kern" and "Rita Prado" are listed. */
function withoutLonger(listed: readonly NameHit[], hits: readonly NameHit[]): NameHit[] {
  const names = new Set(
    listed.filter(({ name }) => name.words.length > 1).map(({ name }) => keyOf(name.words)),
  );
  const isLonger = ({ name: { words } }: NameHit): boolean =>
    words.some((_, from) =>
      words.some(
        (_, last) =>
          last - from + 1 < words.length &&
          last > from &&
          names.has(keyOf(words.slice(from, last + 1))) &&
          !/^\p{Lu}/u.test(words[last + 1] ?? "") &&
          (from === 0 || !isGivenName(words[0] ?? "")),
      ),
    );
  return hits.filter((hit) => !isLonger(hit));
}

const keyOf = (words: readonly string[]): string => words.map(matchKey).join(" ");

function positionsOf(ranges: readonly { start: number; end: number }[]): Set<number> {
  const covered = new Set<number>();
  for (const { start, end } of ranges) for (let at = start; at < end; at++) covered.add(at);
  return covered;
}

/** Chat speakers with a short name or a handle. */
function addVoices(document: Document, names: ShortNames, single: SingleNames): void {
  const seen = new Set<string>();
  for (const { voice } of document.blocks) {
    if (!document.isChat || voice?.self === undefined || voice.at === undefined || seen.has(voice.self))
      continue;
    seen.add(voice.self);
    const span = { start: voice.at, end: voice.at + voice.self.length, text: voice.self };
    const person = names.resolve(voice.self, span) ?? single.speaker(span);
    if (person !== undefined) person.participant = true;
  }
}

/** Whether a range overlaps one that already names a person, or something else. */
function coverage(full: { start: number; end: number }[], taken: IsTaken): IsTaken {
  const covered = positionsOf(full);
  return (start, end) => covered.has(start) || covered.has(end - 1) || taken(start, end);
}

function dedupe(mentions: Mention[]): Mention[] {
  const seen = new Set<string>();
  return mentions.filter(({ start, person }) => {
    const key = `${start} ${person.key}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
