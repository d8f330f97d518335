import { certaintyBy } from "@/lib/curator/local/compose/confidence";
import { decisionOf } from "@/lib/curator/local/learned/decision";
import { betterOwner, ownerCandidates } from "@/lib/curator/local/learned/owner";
import { taskOf } from "@/lib/curator/local/learned/task";
import type { Unit } from "@/lib/curator/local/learned/units";
import { allUnits, type Findings, isOpenTo } from "@/lib/curator/local/learned/weigh-units";
import { recordName } from "@/lib/curator/local/people/person";
import type { Expectation } from "@/lib/curator/local/score.fixture";
import {
  type Expected,
  type Found,
  matchDecisions,
  matchTasks,
  matchTitles,
  overlap,
  personKey,
} from "@/lib/curator/local/score-match.fixture";
import { isSameStatement, LinearModel, type StoredModel } from "@/lib/language";
import type { Judged } from "./calibrate";
import type { FirstSight } from "./first-sight";
import type { Judgement, LeftOutNotes } from "./left-out";
import type { ReadFile } from "./read-files";
import { type Example, train } from "./train";

export type Kind = "tasks" | "decisions";
const MATCHES = { tasks: matchTasks, decisions: matchDecisions } as const;

/** A unit of a note. */
export interface Candidate extends Example {
  unit: Unit;
  /** A second sentence with the words of an expectation: neither one nor none. */
  isEcho: boolean;
}

/** A note of the corpus, for one kind of finding. */
export interface ReadUnits {
  set: string;
  context: Findings;
  candidates: Candidate[];
  wanted: Expected[];
  /** What the rules found, when they had not seen its author. */
  sight?: Found[];
  /** Who does what, of the tasks with an owner. */
  owners: Example[];
}

export const readUnits = (kind: Kind, files: readonly ReadFile[]): ReadUnits[] =>
  files.map((file) => readNote(kind, file));

const examplesOf = (notes: readonly ReadUnits[]): Candidate[] =>
  notes.flatMap(({ candidates }) => candidates.filter(({ isEcho }) => !isEcho));

export const ownerModel = (notes: readonly ReadUnits[]): StoredModel =>
  train(notes.flatMap(({ owners }) => owners));

/** Tasks or decisions, with models of units that are. */
export const leftOutUnits = (kind: Kind, notes: readonly ReadUnits[]): LeftOutNotes => ({
  authors: [...new Set(notes.filter(({ sight }) => sight !== undefined).map(({ set }) => set))],
  wanted: (set) =>
    notes.filter((note) => note.set === set).reduce((sum, { wanted }) => sum + wanted.length, 0),
  files: (set) => notes.filter((note) => note.set === set).length,
  judge(set) {
    const others = notes.filter((note) => note.set !== set);
    const [finds, owners] = [train(examplesOf(others)), ownerModel(others)];
    const models = { finds: new LinearModel(finds), owners: new LinearModel(owners) };
    const judged = notes.filter((note) => note.set === set).map((note) => judge(kind, note, models));
    return {
      found: judged.flatMap(({ found }) => found),
      proposals: judged.flatMap(({ proposals }) => proposals),
    };
  },
  train: () => train(examplesOf(notes)),
});

function readNote(kind: Kind, { set, file, expected, analysis, sight, weight }: ReadFile): ReadUnits {
  const context = { ...analysis, tasks: [], decisions: [], decided: new Set<number>() };
  const units = allUnits(context);
  const wanted = wantedOf(kind, expected);
  const ones = unitsWanted(units, wanted);
  const candidates = units.map(({ unit, features }): Candidate => {
    const isOne = ones.has(unit);
    const isEcho = !isOne && wanted.some(({ title }) => isLike(title, unit.span.text));
    return { set, file, unit, features, isOne, isEcho, weight };
  });
  const owners = [...ones].flatMap(([unit, { owner }]) =>
    ownerCandidates(unit, context).flatMap(({ person, features }): Example[] => {
      const isOne = personKey(recordName(person)) === personKey(owner ?? "");
      return [{ set, file, features, isOne, weight }];
    }),
  );
  return { set, context, candidates, wanted, sight: sight && foundOf(kind, sight), owners };
}

const isLike = (title: string, text: string): boolean => overlap(title, text) >= 0.6;

const wantedOf = (kind: Kind, { tasks, decisions }: Expectation): Expected[] =>
  kind === "tasks" ? tasks : decisions.map((title) => ({ title }));

const foundOf = (kind: Kind, { tasks, decisions }: FirstSight): Found[] =>
  kind === "tasks"
    ? tasks.flatMap(({ title, owner, due, status }) =>
        status === undefined
          ? [{ ...foundAs(title, owner, certaintyBy(owner !== null, due !== null)), due }]
          : [],
      )
    : decisions.map(({ title, confidence }) => foundAs(title, null, confidence));

const foundAs = (title: string, owner: string | null = null, confidence = 1): Found => ({
  title,
  owner,
  due: null,
  confidence,
  isSure: false,
});

/** For each expectation the shortest unit with its words. */
function unitsWanted(units: { unit: Unit }[], wanted: Expected[]): Map<Unit, Expected> {
  const finds = units
    .map(({ unit }) => ({ ...foundAs(unit.span.text), unit }))
    .sort((a, b) => a.title.length - b.title.length);
  const unitOf = new Map<Found, Unit>(finds.map((find) => [find, find.unit]));
  const pairs = matchTitles(wanted, finds).pairs.flatMap(([want, find]): [Unit, Expected][] => {
    const unit = unitOf.get(find);
    return unit === undefined ? [] : [[unit, want]];
  });
  return new Map(pairs);
}

interface Models {
  finds: LinearModel;
  owners: LinearModel;
}

/** What is even less likely is never proposed, and would only blur the curve. */
const MIN_SCORE = -7;

/** What the rules found with the score of its unit, and what else there is. */
function judge(kind: Kind, note: ReadUnits, { finds, owners }: Models): Judgement {
  const { candidates, context, wanted } = note;
  const sight = (note.sight ?? []).map((find) => withOwner(kind, find, note, owners));
  const { pairs, missing } = MATCHES[kind](wanted, sight);
  const isRight = new Set(pairs.map(([, find]) => find));
  const scored = candidates.map((candidate) => ({ candidate, score: finds.score(candidate.features) }));
  const made = scored
    .filter(({ candidate: { unit, isEcho }, score }) => {
      const { text } = unit.span;
      const isFound = sight.some(({ title }) => isSameStatement(title, text) || isLike(title, text));
      return score > MIN_SCORE && !isEcho && !isFound && isOpenTo(kind, unit);
    })
    .flatMap(({ candidate, score }) => {
      const find = findOf(kind, candidate, context, owners);
      return find === undefined ? [] : [{ ...find, score }];
    });
  const added = new Set(MATCHES[kind](missing, made).pairs.map(([, find]) => find));
  const found = sight.flatMap((find): Judged[] => {
    const own = candidateOf(find, scored, ({ candidate }) => candidate);
    return own ? [{ score: own.score, confidence: find.confidence, isRight: isRight.has(find) }] : [];
  });
  return { found, proposals: made.map((find) => ({ score: find.score, isRight: added.has(find) })) };
}

/** The shortest unit with the words of a find is its own. */
function candidateOf<T>(find: Found, all: readonly T[], of: (it: T) => Candidate): T | undefined {
  const sizeOf = (it: T): number => of(it).unit.span.text.length;
  return all
    .filter((it) => isLike(find.title, of(it).unit.span.text))
    .sort((a, b) => sizeOf(a) - sizeOf(b))[0];
}

/** A task with the owner that it would be given. */
function withOwner(kind: Kind, find: Found, { candidates, context }: ReadUnits, owners: LinearModel): Found {
  const unit = kind === "tasks" ? candidateOf(find, candidates, (it) => it)?.unit : undefined;
  const owner = unit && betterOwner(find.owner ?? undefined, unit, context, owners);
  if (owner === undefined) return find;
  return { ...find, owner: recordName(owner), confidence: certaintyBy(true, find.due !== null) };
}

function findOf(kind: Kind, { unit }: Candidate, context: Findings, owners: LinearModel): Found | undefined {
  if (kind === "decisions") {
    const name = decisionOf(unit, 1, 0)?.name;
    return name === undefined ? undefined : foundAs(name);
  }
  const task = taskOf(unit, 1, context, owners);
  return task && foundAs(task.title, task.owner ? recordName(task.owner) : null);
}
