import type { Document, Phrase } from "@/lib/language";
import {
  domainLabels,
  isOrgPiece,
  matchesDomain,
  matchKey,
  orgKey,
  slice,
  strongKind,
  type TextSpan,
} from "@/lib/language";
import type { KnownHit } from "../known/known-hits";
import type { KnownIndex } from "../known/known-index";
import type { People } from "../people/people";
import type { Claims } from "./claims";
import type { FoundEntity } from "./entity";
import { isConference } from "./events";
import { couldBeOrg, orgContext } from "./org-context";

export interface OrgSources {
  document: Document;
  phrases: Phrase[];
  claims: Claims;
  known: KnownIndex;
  knownHits: KnownHit[];
  people: People;
  /** Named beside people, in signatures and tables. */
  beside: TextSpan[];
  /** By their legal forms. */
  firms: TextSpan[];
}

/** The organisations of a note: by their words, their context or their mail domain, or known to the vault. */
export function findOrgs(sources: OrgSources): FoundEntity[] {
  const orgs = new Orgs(sources.known);
  for (const { record, span } of sources.knownHits) if (record.type === "org") orgs.add(span, record.name, 1);
  // `Lugar: Casa de Cultura` is where they met.
  for (const [phrase, kind] of sources.claims.of)
    if (kind === "org" && phrase.block.label?.kind !== "location" && !PLACE.test(phrase.before))
      orgs.add(phrase, phrase.text, 0.9);
  for (const span of sources.firms) orgs.add(span, span.text, 0.9);
  for (const span of sources.beside) orgs.add(span, span.text, 0.85);
  for (const span of labelled(sources.document)) orgs.add(span, span.text, 0.85);
  const labels = domainLabels(sources.document.source.masked);
  for (const phrase of sources.document.isAutomated ? [] : sources.phrases) {
    if (sources.claims.of.has(phrase) || isPersonName(phrase, sources.people)) continue;
    // `MIT licence` names a text.
    if (/^\s?licen[cs]e/i.test(phrase.after) || isConference(phrase)) continue;
    if (orgs.has(phrase.text)) orgs.add(phrase, phrase.text, 0.8);
    else if (phrase.text.length >= 3 && couldBeOrg(phrase) && matchesDomain(phrase.text, labels))
      orgs.add(phrase, phrase.text, 0.85);
    else if (phrase.words.length === 1 && isPartOfLongerName(phrase, sources.phrases)) continue;
    else if (orgContext(phrase) + afterPerson(phrase, sources.people) >= 1.5)
      orgs.add(phrase, phrase.text, 0.7);
  }
  for (const phrase of beside(orgs, sources)) orgs.add(phrase, phrase.text, 0.7);
  return orgs.all();
}

/** `Red Bonnet, Canonicus Ltd. and the Private Trust`: of a list whose member is one, the others are too. */
function beside(orgs: Orgs, { phrases, people, document }: OrgSources): Phrase[] {
  const text = document.source.masked;
  return phrases.filter((phrase) => {
    if (phrase.words.length < 2 || !couldBeOrg(phrase) || isPersonName(phrase, people)) return false;
    return orgs.all().some(({ span, confidence }) => {
      const [first, second] = span.start < phrase.start ? [span, phrase] : [phrase, span];
      return confidence >= 0.85 && LISTED.test(text.slice(first.end, second.start));
    });
  });
}

const LISTED = /^(?:,|,? (?:and|und|et|y|e|en|und der|and the)|, the) $/u;

/** `Time: 18:00 · Lugar: Casa de la Cultura` */
const PLACE = /(?:^|[·|,;]\s?)(?:lugar|lieu|ort|luogo|local|plaats|place|venue|where):\s$/iu;

/** A person's name, or the initials that a list of the file gives them. */
const isPersonName = (phrase: Phrase, people: People): boolean =>
  people.within(phrase.start, phrase.end).length > 0 ||
  people.all().some(({ initials }) => initials.has(phrase.text));

/** `Jasmijn`, where the note also says `Jasmijn Hoekstra`. */
const isPartOfLongerName = (phrase: Phrase, phrases: Phrase[]): boolean =>
  phrases.some(
    (other) =>
      other.words.length === 2 && other.words[0] === phrase.words[0] && strongKind(other) === undefined,
  );

/** `Björn Ekström from Gridline`, `Zsófia at Hydrologic`, `Mike Bishop (Nordsoft): …`. */
function afterPerson(phrase: Phrase, people: People): number {
  const link =
    /\s(?:from|at|of)\s(?:the\s)?$/i.exec(phrase.before) ?? speakerLink(phrase) ?? cardLink(phrase);
  if (link === null || !couldBeOrg(phrase)) return 0;
  const end = phrase.start - link[0].length;
  return people.within(end - 60, end + 1).some((mention) => mention.end >= end - 3) ? 1.5 : 0;
}

/** Behind the name of who speaks, before the colon or bracket. */
const speakerLink = (phrase: Phrase): RegExpExecArray | null =>
  /^\)/.test(phrase.after)
    ? /\s\($/.exec(phrase.before)
    : /^:\s/.test(phrase.after)
      ? /,\s$/.exec(phrase.before)
      : null;

/** `**Dr. Subramaniam** - IIT Madras`: a line that begins with a name, a dash, and an affiliation. */
function cardLink(phrase: Phrase): RegExpExecArray | null {
  const isCard =
    phrase.start - phrase.block.start < 60 &&
    phrase.block.section.kind !== "actions" &&
    phrase.block.check === undefined;
  return isCard && /^\s*(?:[,.;(]|$|[-–—])/.test(phrase.after) ? /\s+[-–—]\s+$/.exec(phrase.before) : null;
}

/** `Client: Vantage Capital Partners` */
function labelled(document: Document): TextSpan[] {
  return document.blocks.flatMap((block) => {
    if (block.label?.kind !== "org" || block.text.length > 80) return [];
    const name = slice(block, 0, /\s*[(;,|]|\s[-–—]\s/.exec(block.text)?.index ?? block.text.length);
    return isOrgPiece(name.text) ? [name] : [];
  });
}

/** Merges the forms of a name: with and without `Ltd`, in full and by its first words. */
class Orgs {
  private readonly found: FoundEntity[] = [];
  private readonly byKey = new Map<string, FoundEntity>();

  constructor(private readonly known: KnownIndex) {}

  has = (text: string): boolean => this.byKey.has(orgKey(text));

  all = (): FoundEntity[] => this.found;

  add(span: TextSpan, text: string, confidence: number): void {
    const name = cleanName(text);
    const key = orgKey(name);
    if (key === "") return;
    const record = this.known.find("org", name) ?? this.known.find("org", key);
    const there =
      this.byKey.get(key) ?? (record && this.byKey.get(orgKey(record.name))) ?? this.longerOf(key);
    if (there !== undefined) {
      this.join(there, name, confidence);
      return;
    }
    const org: FoundEntity = {
      key: `org:${this.found.length + 1}`,
      type: "org",
      name: record?.name ?? name,
      known: record,
      aliases: [],
      fields: {},
      span,
      confidence,
    };
    this.found.push(org);
    this.byKey.set(key, org);
    if (record) this.byKey.set(orgKey(record.name), org);
  }

  /** The longest form becomes the name, unless the record exists. */
  private join(org: FoundEntity, name: string, confidence: number): void {
    this.byKey.set(orgKey(name), org);
    org.confidence = Math.max(org.confidence, confidence);
    if (
      matchKey(name) === matchKey(org.name) ||
      org.aliases.some((alias) => matchKey(alias) === matchKey(name))
    )
      return;
    if (org.known === undefined && name.length > org.name.length && orgKey(name) === orgKey(org.name)) {
      org.aliases.push(org.name);
      org.name = name;
    } else if (orgKey(name) !== orgKey(org.name)) org.aliases.push(name);
  }

  /** `Golden Acre` is `Golden Acre Co-op` when only one name begins so. */
  private longerOf(key: string): FoundEntity | undefined {
    if (key.length < 4) return undefined;
    const longer = new Set(this.found.filter((org) => orgKey(org.name).startsWith(`${key} `)));
    return longer.size === 1 ? [...longer][0] : undefined;
  }
}

const cleanName = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/\s+Sp(?:\.? z o\.? ?o\.?)?$/, "")
    .replace(/^the\s+/i, "")
    .replace(/^[«„“"]\s?(?=[^»“”"]*$)|(?<=^[^«„“"]*)\s?[»“”"]$/gu, "")
    .replace(/(?<!\.\s?\p{L})[\s,;:.]+$/u, "")
    .trim();
