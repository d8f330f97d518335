import { chanceAt, chanceOn, type StoredModel } from "@/lib/language";
import { calibrate, calibrateFound, type Judged } from "./calibrate";

/** Notes of authors whom the rules had not seen, and a model for one kind of finding. */
export interface LeftOutNotes {
  authors: readonly string[];
  /** How many findings an author expects. */
  wanted(set: string): number;
  /** How many files he has. */
  files(set: string): number;
  /** What the rules found at first sight, and what else there is, scored by a model of all other authors. */
  judge(set: string): Judgement;
  /** The model of all notes. */
  train(): StoredModel;
}

export interface Judgement {
  found: Judged[];
  proposals: Judged[];
}

/** A find with the chance that is claimed for it, and the confidence that the rules had. */
export interface Claim {
  chance: number;
  isRight: boolean;
  isPlaced?: boolean;
  confidence?: number;
}

/** What came of one author's notes, when models and curves are of all others. */
export interface LeftOut {
  set: string;
  wanted: number;
  files: number;
  found: Claim[];
  proposals: Claim[];
}

/** For each author: what a model and curves of all others make of what the rules found, and what it proposes besides. */
export function leaveOut(notes: LeftOutNotes): { sets: LeftOut[]; judged: Judgement } {
  const judged = new Map(notes.authors.map((set) => [set, notes.judge(set)]));
  const sets = [...judged].map(([set, own]): LeftOut => {
    const others = together([...judged].flatMap(([other, finds]) => (other === set ? [] : [finds])));
    const [open, found] = [calibrate(others.proposals), calibrateFound(others.found)];
    return {
      set,
      wanted: notes.wanted(set),
      files: notes.files(set),
      found: own.found.map(({ score, confidence = 0.5, inputs, ...find }) => ({
        ...find,
        chance: chanceOn(found, score, confidence, inputs),
        confidence,
      })),
      proposals: own.proposals.map(({ score, inputs, ...find }) => ({
        ...find,
        chance: chanceAt(open, score, inputs),
      })),
    };
  });
  return { sets, judged: together([...judged.values()]) };
}

const together = (all: readonly Judgement[]): Judgement => ({
  found: all.flatMap(({ found }) => found),
  proposals: all.flatMap(({ proposals }) => proposals),
});

/** The model of all notes, with the curves that those who were left out gave. */
export const finalModel = (notes: LeftOutNotes, { found, proposals }: Judgement): StoredModel => ({
  ...notes.train(),
  ...calibrate(proposals),
  ...(found.length > 0 && { found: calibrateFound(found) }),
});
