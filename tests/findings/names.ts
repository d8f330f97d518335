import type { FoundEntity } from "@/lib/curator/local/extract/entity";
import { type NameCandidate, nameCandidates } from "@/lib/curator/local/learned/names/candidates";
import { nameReader } from "@/lib/curator/local/learned/names/features";
import { nameContext, withoutOverlaps } from "@/lib/curator/local/learned/names/weigh-orgs";
import { LinearModel, matchKey, orgKey } from "@/lib/language";
import type { Judged } from "./calibrate";
import type { LeftOutNotes } from "./left-out";
import type { ReadFile } from "./read-files";
import { type Example, train } from "./train";

/** A name of a note. */
interface Name extends Example {
  candidate: NameCandidate;
  /** Another form of a name that is expected: neither one nor none. */
  isForm: boolean;
}

interface ReadNames {
  set: string;
  names: Name[];
  wanted: number;
  sight: boolean;
}

/** The organisations of notes, with models of names that are. */
export function readOrgs(files: readonly ReadFile[]): LeftOutNotes {
  const notes = readNames(files);
  const examplesOf = (some: readonly ReadNames[]): Name[] =>
    some.flatMap(({ names }) => names.filter(({ isForm }) => !isForm));
  return {
    authors: [...new Set(notes.filter(({ sight }) => sight).map(({ set }) => set))],
    wanted: (set) => sum(notes.filter((note) => note.set === set).map(({ wanted }) => wanted)),
    judge(set) {
      const model = new LinearModel(train(examplesOf(notes.filter((note) => note.set !== set))));
      const judged = notes.filter((note) => note.set === set).map(({ names }) => judge(names, model));
      return {
        found: judged.flatMap(({ found }) => found),
        proposals: judged.flatMap(({ proposals }) => proposals),
      };
    },
    train: () => train(examplesOf(notes)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

export const readNames = (files: readonly ReadFile[]): ReadNames[] =>
  files.filter(({ analysis }) => !analysis.document.isAutomated).map(readNote);

function readNote({ set, file, expected, analysis, sight, weight }: ReadFile): ReadNames {
  const known = analysis.orgs.filter((org) => org.known !== undefined);
  const orgs = sight ? [...known, ...seenIn(analysis.document.source.masked, sight.orgs)] : analysis.orgs;
  const context = nameContext({ ...analysis, orgs });
  const read = nameReader(context);
  const wanted = new Set(expected.orgs.map(matchKey));
  const forms = new Set(expected.orgs.map(orgKey));
  const names = nameCandidates(context)
    .filter(({ found }) => found?.known === undefined)
    .map((candidate) => {
      const isOne = wanted.has(matchKey(candidate.name));
      const isForm = !isOne && forms.has(orgKey(candidate.name));
      return { set, file, candidate, features: read(candidate), isOne, isForm, weight };
    });
  return { set, names, wanted: wanted.size, sight: sight !== undefined };
}

/** What the rules found at first sight, where the text has its name, or the first word of it. */
const seenIn = (text: string, orgs: readonly { title: string; confidence: number }[]): FoundEntity[] =>
  orgs.map(({ title, confidence }, at) => {
    const [first = ""] = title.split(" ");
    const start = Math.max(0, text.indexOf(first), text.indexOf(title));
    const span = { start, end: Math.min(text.length, start + title.length), text: title };
    return { key: `org:${at}`, type: "org", name: title, aliases: [], fields: {}, span, confidence };
  });

/** What is even less likely is never proposed, and would only blur the curve. */
const MIN_SCORE = -3;

function judge(names: readonly Name[], model: LinearModel): { found: Judged[]; proposals: Judged[] } {
  const scored = names.map(({ candidate, features, isOne }) => ({
    candidate,
    score: model.score(features),
    isRight: isOne,
    confidence: candidate.found?.confidence,
  }));
  const open = scored.filter(({ confidence, score }) => confidence === undefined && score > MIN_SCORE);
  return {
    found: scored.filter(({ confidence }) => confidence !== undefined),
    proposals: withoutOverlaps(open, ({ score }) => score),
  };
}
