import { type PersonCandidate, personCandidates } from "@/lib/curator/local/learned/names/person-candidates";
import { personReader } from "@/lib/curator/local/learned/names/person-features";
import { likeliest, personContext } from "@/lib/curator/local/learned/names/weigh-people";
import { confidenceByRule } from "@/lib/curator/local/people/confidence";
import { personKey } from "@/lib/curator/local/score-match.fixture";
import { LinearModel, matchKey } from "@/lib/language";
import type { Judged } from "./calibrate";
import type { LeftOutNotes } from "./left-out";
import type { ReadFile } from "./read-files";
import { type Example, train } from "./train";

/** A name of a note that may be a person's. */
interface Name extends Example {
  candidate: PersonCandidate;
}

interface ReadPeople {
  set: string;
  names: Name[];
  wanted: readonly string[];
  isPublic: boolean;
}

/** The people of notes, with models of names that are. Only of public notes the rules have not seen who is in them. */
export function leftOutPeople(files: readonly ReadFile[]): LeftOutNotes {
  const notes = readPeople(files);
  const examplesOf = (some: readonly ReadPeople[]): Name[] => some.flatMap(({ names }) => names);
  return {
    authors: [...new Set(notes.filter(({ isPublic }) => isPublic).map(({ set }) => set))],
    wanted: (set) =>
      notes.filter((note) => note.set === set).reduce((sum, { wanted }) => sum + wanted.length, 0),
    files: (set) => notes.filter((note) => note.set === set).length,
    judge(set) {
      const model = new LinearModel(train(examplesOf(notes.filter((note) => note.set !== set))));
      const judged = notes.filter((note) => note.set === set).map((note) => judge(note, model));
      return {
        found: judged.flatMap(({ found }) => found),
        proposals: judged.flatMap(({ proposals }) => proposals),
      };
    },
    train: () => train(examplesOf(notes)),
  };
}

export const readPeople = (files: readonly ReadFile[]): ReadPeople[] =>
  files.filter(({ analysis }) => !analysis.document.isAutomated).map(readNote);

function readNote({ set, file, expected, analysis, isPublic = false, weight }: ReadFile): ReadPeople {
  const context = personContext(analysis);
  const read = personReader(context);
  const wanted = new Set(expected.people.map(personKey));
  const open = personCandidates(context).filter(({ found }) => found?.known === undefined);
  const names = open.map((candidate) => ({
    set,
    file,
    candidate,
    features: read(candidate),
    isOne: wanted.has(personKey(candidate.name)),
    weight,
  }));
  return { set, names, wanted: [...new Set(expected.people)], isPublic };
}

/** What is even less likely is never proposed, and would only blur the curve. */
const MIN_SCORE = -6;

function judge({ names, wanted }: ReadPeople, model: LinearModel): { found: Judged[]; proposals: Judged[] } {
  const keys = new Set(wanted.map(matchKey));
  const scored = names.map(({ candidate, features }) => ({
    candidate,
    score: model.score(features),
    isRight: keys.has(matchKey(candidate.name)),
    ...(candidate.found && { confidence: confidenceByRule(candidate.found) }),
  }));
  const open = scored.filter(({ candidate, score }) => candidate.found === undefined && score > MIN_SCORE);
  return {
    found: scored.filter(({ candidate }) => candidate.found !== undefined),
    proposals: likeliest(open, ({ score }) => score),
  };
}
