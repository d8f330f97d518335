import type { Block, Calendar, Source } from "@/lib/language";
import {
  type Document,
  findPhrases,
  kindOf,
  type NoteKind,
  noteCalendar,
  readDocument,
} from "@/lib/language";
import type { KnownRecord } from "../plan";
import { findDecisions } from "./decisions/decisions";
import { claimPhrases } from "./extract/claims";
import type { Found } from "./extract/entity";
import { findEvents } from "./extract/events";
import { findOrgs } from "./extract/orgs";
import { findPlaces } from "./extract/places";
import { findProjects } from "./extract/projects";
import { knownHits } from "./known/known-hits";
import { KnownIndex } from "./known/known-index";
import { findPeople, type People } from "./people/people";
import { readSignatures, type Signatures } from "./people/signature";
import { structuredPeople } from "./people/structured";
import type { Draft } from "./tasks/draft";
import { findTasks } from "./tasks/tasks";

/** Everything found in an inbox file, before it becomes a plan. */
export interface Analysis {
  document: Document;
  kind: NoteKind;
  calendar: Calendar & { dated: boolean };
  known: KnownIndex;
  people: People;
  orgs: Found[];
  places: Found[];
  events: Found[];
  projects: Found[];
  decisions: Found[];
  tasks: Draft[];
  /** Signatures. */
  skip: ReadonlySet<Block>;
}

export function analyse(source: Source, records: readonly KnownRecord[]): Analysis {
  const document = readDocument(source);
  const kind = kindOf(document);
  const calendar = noteCalendar(document);
  const known = new KnownIndex(records);
  const hits = knownHits(document, known);
  const phrases = findPhrases(document);
  const claims = claimPhrases(phrases);
  const structured = structuredPeople(document);
  const signatures = document.isRobots ? nothingIn(document) : readSignatures(document);
  const beside = [...structured.orgs, ...signatures.orgs];
  const taken = takenBy(claims.taken, beside);
  const people = findPeople({
    document,
    known,
    knownHits: hits,
    structured,
    signatures,
    taken,
    isOrg: claims.isOrg,
  });
  const sources = {
    document,
    phrases,
    claims,
    known,
    knownHits: hits,
    people,
    calendar,
    skip: signatures.blocks,
  };
  const decisions = findDecisions(sources);
  const decided = new Set(decisions.sentences.map(({ start }) => start));
  const tasks = findTasks({ document, people, calendar, skip: signatures.blocks, decided }, kind === "todo");
  return {
    document,
    kind,
    calendar,
    known,
    people,
    orgs: findOrgs({ ...sources, beside }),
    places: findPlaces(sources),
    events: findEvents(sources),
    projects: findProjects(sources),
    decisions: decisions.found,
    tasks,
    skip: signatures.blocks,
  };
}

/** Every line of a machine's mail counts as its signature. */
const nothingIn = (document: Document): Signatures => ({
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
