import type { Analysis } from "@/lib/curator/local/analyse";
import type { FoundEntity } from "@/lib/curator/local/extract/entity";
import type { NameCandidate, NameContext } from "@/lib/curator/local/learned/names/candidates";
import { EVENTS, eventContext } from "@/lib/curator/local/learned/names/weigh-events";
import { type NameKind, withoutOverlaps } from "@/lib/curator/local/learned/names/weigh-names";
import { ORGS, orgContext } from "@/lib/curator/local/learned/names/weigh-orgs";
import { matchEvents } from "@/lib/curator/local/score-match.fixture";
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

export type NamedKind = "orgs" | "events";
interface Names extends NameKind {
  context(analysis: Analysis): NameContext;
  /** Are they forms of one name? */
  isForm(name: string, expected: string): boolean;
}
const KINDS: Record<NamedKind, Names> = {
  orgs: { ...ORGS, context: orgContext, isForm: (a, b) => orgKey(a) === orgKey(b) },
  events: { ...EVENTS, context: eventContext, isForm: isEventTitle },
};

function isEventTitle(name: string, title: string): boolean {
  const find = { title: name, owner: null, due: null, confidence: 1, isSure: false };
  return matchEvents([{ title }], [find]).pairs.length > 0;
}

/** The organisations or events of notes, with models of names that are. */
export function leftOutNames(kind: NamedKind, files: readonly ReadFile[]): LeftOutNotes {
  const notes = readNames(kind, files);
  const examplesOf = (some: readonly ReadNames[]): Name[] =>
    some.flatMap(({ names }) => names.filter(({ isForm }) => !isForm));
  return {
    authors: [...new Set(notes.filter(({ sight }) => sight).map(({ set }) => set))],
    wanted: (set) => sum(notes.filter((note) => note.set === set).map(({ wanted }) => wanted)),
    files: (set) => notes.filter((note) => note.set === set).length,
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

export const readNames = (kind: NamedKind, files: readonly ReadFile[]): ReadNames[] =>
  files.filter(({ analysis }) => !analysis.document.isAutomated).map((file) => readNote(kind, file));

function readNote(kind: NamedKind, { set, file, expected, analysis, sight, weight }: ReadFile): ReadNames {
  const { context: contextOf, candidates, reader, isForm, type } = KINDS[kind];
  const known = analysis[kind].filter((it) => it.known !== undefined);
  const found = sight
    ? [...known, ...seenIn(analysis.document.source.masked, type, sight[kind])]
    : analysis[kind];
  const context = contextOf({ ...analysis, [kind]: found });
  const read = reader(context);
  const wanted = new Set(expected[kind].map(matchKey));
  const open = candidates(context).filter((it) => it.found?.known === undefined);
  const there = new Set(open.map(({ name }) => matchKey(name)));
  // What is worded in another way is learned by the first of its forms.
  const worded = expected[kind].filter((title) => !there.has(matchKey(title)));
  const formsOf = new Set(worded.flatMap((title) => open.find(({ name }) => isForm(name, title)) ?? []));
  const names = open.map((candidate) => {
    const isOne = wanted.has(matchKey(candidate.name)) || (kind === "events" && formsOf.has(candidate));
    const isOther = !isOne && expected[kind].some((title) => isForm(candidate.name, title));
    return { set, file, candidate, features: read(candidate), isOne, isForm: isOther, weight };
  });
  return { set, names, wanted: wanted.size, sight: sight !== undefined };
}

/** What the rules found at first sight, where the text has its name, or the first word of it. */
const seenIn = (
  text: string,
  type: NameKind["type"],
  seen: readonly { title: string; confidence: number }[],
): FoundEntity[] =>
  seen.map(({ title, confidence }, at) => {
    const [first = ""] = title.split(" ");
    const start = Math.max(0, text.indexOf(first), text.indexOf(title));
    const span = { start, end: Math.min(text.length, start + title.length), text: title };
    return { key: `${type}:${at}`, type, name: title, aliases: [], fields: {}, span, confidence };
  });

/** What is even less likely is never proposed, and would only blur the curve. */
const MIN_SCORE = -6;

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
