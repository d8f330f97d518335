import type { Block, Calendar, Phrase, SourceText, TextSpan } from "@/lib/language";
import {
  type Document,
  findPhrases,
  firmsIn,
  isGivenName,
  isInitial,
  isTitle,
  isWellKnown,
  languageOf,
  MEETS_WITH,
  matchKey,
  type NoteKind,
  noteCalendar,
  noteKindOf,
  readDocument,
} from "@/lib/language";
import type { KnownRecord } from "../plan";
import { findDecisions } from "./decisions/decisions";
import { type Claims, claimPhrases } from "./extract/claims";
import type { FoundEntity } from "./extract/entity";
import { findEvents } from "./extract/events/events";
import { findPlaces } from "./extract/places";
import { findProjects } from "./extract/projects";
import { knownHits } from "./known/known-hits";
import { KnownIndex } from "./known/known-index";
import { weighEvents } from "./learned/names/weigh-events";
import { weighOrgs } from "./learned/names/weigh-orgs";
import { weighPeople } from "./learned/names/weigh-people";
import { weighUnits } from "./learned/weigh-units";
import { isCalledFirm } from "./orgs/called";
import { orgContext } from "./orgs/context";
import { findOrgs } from "./orgs/orgs";
import { structuredPeople } from "./people/layout/structured";
import { findPeople, type People } from "./people/people";
import { readSignatures, type Signatures } from "./people/signature";
import type { TaskDraft } from "./tasks/draft";
import { findTasks } from "./tasks/tasks";

/** Everything found in an inbox file, before it becomes a plan. */
export interface Analysis {
  document: Document;
  kind: NoteKind;
  calendar: Calendar & { dated: boolean };
  known: KnownIndex;
  phrases: readonly Phrase[];
  people: People;
  /** Whom only a model takes for somebody: nothing else of the note refers to them. */
  guessed: FoundEntity[];
  orgs: FoundEntity[];
  places: FoundEntity[];
  events: FoundEntity[];
  projects: FoundEntity[];
  decisions: FoundEntity[];
  tasks: TaskDraft[];
  /** Signatures. */
  skip: ReadonlySet<Block>;
}

/** What the rules find, weighed by the models, and what the models propose. */
export function analyse(source: SourceText, records: readonly KnownRecord[]): Analysis {
  const sure = analyseByRules(source, records);
  const decided = new Set(sure.decisions.map(({ span }) => span.start));
  const guessed = weighPeople(sure);
  const orgs = weighOrgs(sure);
  return {
    ...sure,
    guessed: withoutOthers(guessed, [...orgs, ...sure.places, ...sure.projects]),
    orgs,
    events: weighEvents(sure),
    ...weighUnits({ ...sure, decided }),
  };
}

/** Without names that are as likely something else. */
function withoutOthers(guessed: readonly FoundEntity[], others: readonly FoundEntity[]): FoundEntity[] {
  const likelier = new Map(others.map(({ name, confidence }) => [matchKey(name), confidence]));
  return guessed.filter(({ name, confidence }) => (likelier.get(matchKey(name)) ?? 0) < confidence);
}

/** What the rules find. */
export function analyseByRules(source: SourceText, records: readonly KnownRecord[]): Analysis {
  const document = readDocument(source);
  const kind = noteKindOf(document);
  const calendar = noteCalendar(document);
  const known = KnownIndex.of(records);
  const hits = knownHits(document, known);
  const phrases = findPhrases(document);
  const claims = claimPhrases(phrases, firmsOf(document));
  const structured = structuredPeople(document);
  const signatures = document.isAutomated ? allLines(document) : readSignatures(document);
  const beside = [...structured.orgs, ...signatures.orgs];
  const people = findPeople({
    document,
    known,
    knownHits: hits,
    structured,
    signatures,
    taken: takenBy(claims.taken, beside),
    isOrg: orgTest(document, phrases, claims),
  });
  const skip = signatures.blocks;
  const sources = { document, phrases, claims, known, knownHits: hits, people, calendar, skip };
  const decisions = findDecisions(sources);
  const decided = new Set(decisions.sentences.map(({ start }) => start));
  const tasks = findTasks({ document, people, calendar, skip, decided }, kind === "todo");
  return {
    document,
    kind,
    calendar,
    known,
    phrases,
    people,
    guessed: [],
    orgs: findOrgs({ ...sources, beside, firms: claims.firms }),
    places: findPlaces(sources),
    events: findEvents(sources),
    projects: findProjects(sources),
    decisions: decisions.found,
    tasks: tasks.filter((task) => isOpen(task) || known.find("task", task.title) !== undefined),
    skip,
  };
}

/** The companies and bodies that the text of a note names; none of an automated mail. */
function firmsOf({ blocks, isAutomated }: Document): TextSpan[] {
  if (isAutomated) return [];
  const own = blocks.filter(({ header }) => header === undefined);
  return own.flatMap((block) => firmsIn(block).filter((firm) => !isSurname(firm, block)));
}

/** Whether a name that could be a person's is that of an organization. */
function orgTest(document: Document, phrases: readonly Phrase[], claims: Claims): (name: string) => boolean {
  const language = languageOf(document.source.masked);
  const dealt = new Set(
    phrases.filter((it) => isDealtWith(it) || isCalledFirm(it)).map(({ text }) => matchKey(text)),
  );
  return (name) =>
    claims.isOrg(name) || dealt.has(matchKey(name)) || (name.includes(" ") && isWellKnown(name, language));
}

/** `Paula Peña Ibáñez`: after a first name, the word for a club or a bakery is a surname. */
function isSurname({ start, text }: { start: number; text: string }, block: Block): boolean {
  const given = /(?<!\p{L})(\p{Lu}\p{Ll}+)\s$/u.exec(block.text.slice(0, start - block.start))?.[1];
  return given !== undefined && isGivenName(given) && text.split(" ").length <= 2;
}

/** "quotes from Berti Forniture": several words without a first name are a company, not a person. */
const isDealtWith = (phrase: Phrase): boolean =>
  phrase.words.length > 1 &&
  !isGivenName(phrase.words[0] ?? "") &&
  !isInitial(phrase.words[0] ?? "") &&
  !isTitle(phrase.words[0] ?? "") &&
  !MEETS_WITH.test(phrase.before) &&
  orgContext(phrase) >= 1.5;

/** A task that is done, without an owner, is history and not worth a review. */
const isOpen = ({ status, owner }: TaskDraft): boolean => status !== "done" || owner !== undefined;

/** Every line of an automated mail counts as its signature. */
const allLines = (document: Document): Signatures => ({
  hits: [],
  lone: [],
  orgs: [],
  blocks: new Set(document.blocks),
});

function takenBy(claimed: (start: number, end: number) => boolean, spans: { start: number; end: number }[]) {
  const covered = new Set<number>();
  for (const { start, end } of spans) for (let at = start; at < end; at++) covered.add(at);
  return (start: number, end: number): boolean =>
    covered.has(start) || covered.has(end - 1) || claimed(start, end);
}
