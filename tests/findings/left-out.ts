import { decisionOf } from "@/lib/curator/local/learned/decision";
import { taskOf } from "@/lib/curator/local/learned/task";
import { recordName } from "@/lib/curator/local/people/person";
import type { Found } from "@/lib/curator/local/score-match.fixture";
import { LinearModel, type StoredModel, sigmoid } from "@/lib/language";
import { calibrate, type Judged } from "./calibrate";
import { type Candidate, foundAs, type Kind, MATCHES, type ReadNote } from "./curator";
import { train } from "./train";

/** What a model would add to one author's notes, when it was trained and calibrated on all others. */
export interface LeftOut {
  set: string;
  wanted: number;
  /** By the rules, before they had seen the author. */
  found: number;
  right: number;
  /** What the model proposes besides, likeliest first. */
  proposals: { chance: number; isRight: boolean }[];
}

interface Models {
  finds: LinearModel;
  owners: LinearModel;
}

/** For each author: a model of all others, and what it proposes of what the rules had not found. */
export function leaveOut(kind: Kind, notes: readonly ReadNote[]): { sets: LeftOut[]; judged: Judged[] } {
  const authors = new Set(notes.filter(({ sight }) => sight !== undefined).map(({ set }) => set));
  const judged = new Map<string, Judged[]>();
  for (const set of authors) {
    const others = notes.filter((note) => note.set !== set);
    const models = {
      finds: new LinearModel(train(others.flatMap(({ candidates }) => candidates))),
      owners: new LinearModel(train(others.flatMap(({ owners }) => owners))),
    };
    const own = notes.filter((note) => note.set === set);
    judged.set(
      set,
      own.flatMap((note) => judge(kind, note, models)),
    );
  }
  const sets = [...judged].map(([set, own]) => {
    const curve = calibrate([...judged].flatMap(([other, finds]) => (other === set ? [] : finds)));
    const chances = own.map(({ score, isRight }) => ({
      chance: sigmoid(curve.slope * score + curve.shift),
      isRight,
    }));
    return figuresOf(set, notes, chances);
  });
  return { sets, judged: [...judged.values()].flat() };
}

function figuresOf(set: string, notes: readonly ReadNote[], proposals: LeftOut["proposals"]): LeftOut {
  const own = notes.filter((note) => note.set === set);
  const sum = (count: (note: ReadNote) => number): number => own.reduce((all, note) => all + count(note), 0);
  return {
    set,
    wanted: sum(({ wanted }) => wanted),
    found: sum(({ sight }) => sight?.found ?? 0),
    right: sum(({ sight }) => sight?.right ?? 0),
    proposals: proposals.sort((a, b) => b.chance - a.chance),
  };
}

/** What is even less likely is never proposed, and would only blur the curve. */
const MIN_SCORE = -4;

/** Every find of a note that the rules did not have, with its score. */
function judge(kind: Kind, { candidates, context, sight }: ReadNote, { finds, owners }: Models): Judged[] {
  const made = candidates
    .filter(({ isOpen }) => isOpen)
    .map((candidate) => ({ candidate, score: finds.score(candidate.features) }))
    .filter(({ score }) => score > MIN_SCORE)
    .flatMap(({ candidate, score }) => {
      const find = findOf(kind, candidate, context, owners);
      return find === undefined ? [] : [{ ...find, score }];
    });
  const right = new Set(MATCHES[kind](sight?.missing ?? [], made).pairs.map(([, find]) => find));
  return made.map((find) => ({ score: find.score, isRight: right.has(find) }));
}

function findOf(
  kind: Kind,
  { unit }: Candidate,
  context: ReadNote["context"],
  owners: LinearModel,
): Found | undefined {
  if (kind === "decisions") {
    const name = decisionOf(unit, 1, 0)?.name;
    return name === undefined ? undefined : foundAs(name);
  }
  const task = taskOf(unit, 1, context, owners);
  return task && foundAs(task.title, task.owner ? recordName(task.owner) : null);
}

/** The model of all notes, with the calibration that those who were left out gave. */
export const finalModel = (notes: readonly ReadNote[], judged: readonly Judged[]): StoredModel => ({
  ...train(notes.flatMap(({ candidates }) => candidates)),
  ...calibrate(judged),
});

export const ownerModel = (notes: readonly ReadNote[]): StoredModel =>
  train(notes.flatMap(({ owners }) => owners));
