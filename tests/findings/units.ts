import { certaintyBy } from "@/lib/curator/local/compose/confidence";
import { ownerCandidates } from "@/lib/curator/local/learned/owner-candidates";
import type { Unit } from "@/lib/curator/local/learned/units";
import { allUnits, type Findings } from "@/lib/curator/local/learned/weigh-units";
import { recordName } from "@/lib/curator/local/people/person";
import { type Expected, type Found, personKey } from "@/lib/curator/local/score-match.fixture";
import type { StoredModel } from "@/lib/language";
import type { FirstSight } from "./first-sight";
import { labelsOf } from "./labels";
import type { ReadFile } from "./read-files";
import type { Example } from "./train";
import { type Choice, trainChoices } from "./train-choices";

export type Kind = "tasks" | "decisions";

/** A unit of a note. */
export interface Candidate extends Example {
  unit: Unit;
  /** A second sentence that says an expectation, or has its words: neither one nor none. */
  isEcho: boolean;
  /** Readers do not agree whether it is one. */
  isDoubtful: boolean;
}

/** Who does a task, of those who may. */
export interface OwnerChoice extends Choice {
  /** Somebody does it, one of these or not. */
  isOwned: boolean;
}

/** A note of the corpus, for one kind of finding. */
export interface ReadUnits {
  set: string;
  context: Findings;
  candidates: Candidate[];
  wanted: Expected[];
  /** What the rules found, when they had not seen its author. */
  sight?: Found[];
  /** Of each task, who does it. */
  owners: OwnerChoice[];
}

export const readUnits = (kind: Kind, files: readonly ReadFile[]): ReadUnits[] =>
  files.map((file) => readNote(kind, file));

export const examplesOf = (notes: readonly ReadUnits[]): Candidate[] =>
  notes.flatMap(({ candidates }) => candidates.filter(({ isEcho }) => !isEcho));

export const ownerModel = (notes: readonly ReadUnits[]): StoredModel =>
  trainChoices(notes.flatMap(({ owners }) => owners));

function readNote(kind: Kind, read: ReadFile): ReadUnits {
  const { set, file, expected, analysis, sight, weight, isPublic } = read;
  const context = { ...analysis, tasks: [], decisions: [], decided: new Set<number>() };
  const units = allUnits(context);
  const wanted: Expected[] = expected[kind];
  const { ones, echoes, doubtful } = labelsOf(
    textOf(context),
    units.map(({ unit }) => unit),
    wanted,
    expected.doubtful,
  );
  const candidates = units.map(({ unit, features }): Candidate => {
    const label = { isOne: ones.has(unit), isEcho: echoes.has(unit), isDoubtful: doubtful.has(unit) };
    return { set, file, unit, features, ...label, weight };
  });
  // Public notes are labeled with owners as they are named in the task: "Ann" is not evidence for Ann Lee.
  const owned = isPublic ? [] : [...ones];
  const owners = owned.map(([unit, { owner }]): OwnerChoice => {
    const options = ownerCandidates(unit, context).map(({ person, features }) => {
      const isOne = personKey(recordName(person)) === personKey(owner ?? "");
      return { set, file, features, isOne, weight };
    });
    return { options, isOwned: Boolean(owner) };
  });
  return { set, context, candidates, wanted, sight: sight && foundOf(kind, sight), owners };
}

export const textOf = ({ document }: Findings): string => document.source.text;

const foundOf = (kind: Kind, { tasks, decisions }: FirstSight): Found[] =>
  kind === "tasks"
    ? tasks.flatMap(({ title, owner, due, status }) =>
        status === undefined
          ? [{ ...foundAs(title, owner, certaintyBy(owner !== null, due !== null)), due }]
          : [],
      )
    : decisions.map(({ title, confidence }) => foundAs(title, null, confidence));

export const foundAs = (title: string, owner: string | null = null, confidence = 1): Found => ({
  title,
  owner,
  due: null,
  confidence,
  isSure: false,
});
