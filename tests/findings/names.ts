import type { Analysis } from "@/lib/curator/local/analyse";
import type { FoundEntity } from "@/lib/curator/local/extract/entity";
import type { NameCandidate, NameContext } from "@/lib/curator/local/learned/names/candidates";
import { EVENTS, eventContext } from "@/lib/curator/local/learned/names/weigh-events";
import { type NameKind, withoutOverlaps } from "@/lib/curator/local/learned/names/weigh-names";
import { ORGS, orgContext } from "@/lib/curator/local/learned/names/weigh-orgs";
import { matchEvents, overlap } from "@/lib/curator/local/score-match.fixture";
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
  wanted: readonly string[];
  sight: boolean;
}

export type NamedKind = "orgs" | "events";
interface Names extends NameKind {
  context(analysis: Analysis): NameContext;
  /** Are they forms of one name? */
  isForm(name: string, expected: string): boolean;
  /** Is it right? */
  isRight(name: string, expected: string): boolean;
}
const isSame = (a: string, b: string): boolean => matchKey(a) === matchKey(b);
const KINDS: Record<NamedKind, Names> = {
  orgs: { ...ORGS, context: orgContext, isForm: (a, b) => orgKey(a) === orgKey(b), isRight: isSame },
  events: { ...EVENTS, context: eventContext, isForm: isEventTitle, isRight: isEventTitle },
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
    wanted: (set) => sum(notes.filter((note) => note.set === set).map(({ wanted }) => wanted.length)),
    files: (set) => notes.filter((note) => note.set === set).length,
    judge(set) {
      const model = new LinearModel(train(examplesOf(notes.filter((note) => note.set !== set))));
      const own = notes.filter((note) => note.set === set);
      const judged = own.map((note) => judge(note, model, KINDS[kind].isRight));
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
  // What is worded in another way is learned by the nearest of its forms.
  const worded = expected[kind].filter((title) => !there.has(matchKey(title)));
  const formsOf = new Set(worded.flatMap((title) => bestForm(title, open, isForm) ?? []));
  const names = open.map((candidate) => {
    const isOne = wanted.has(matchKey(candidate.name)) || (kind === "events" && formsOf.has(candidate));
    const isOther = !isOne && expected[kind].some((title) => isForm(candidate.name, title));
    return { set, file, candidate, features: read(candidate), isOne, isForm: isOther, weight };
  });
  return { set, names, wanted: [...new Set(expected[kind])], sight: sight !== undefined };
}

/** The one that has most of its words, and least of others; of equal ones the first. */
const bestForm = (
  title: string,
  open: readonly NameCandidate[],
  isForm: (name: string, title: string) => boolean,
): NameCandidate | undefined =>
  open
    .filter(({ name }) => isForm(name, title))
    .map((it) => ({ it, shared: overlap(title, it.name) + overlap(it.name, title) }))
    .sort((a, b) => b.shared - a.shared)[0]?.it;

/** What the rules found at first sight, where the text has its name, or the first word of it. */
const seenIn = (
  text: string,
  type: NameKind["type"],
  seen: readonly { title: string; confidence: number }[],
): FoundEntity[] => {
  // The name of an event is given a capital.
  const lower = text.toLowerCase();
  return seen.map(({ title, confidence }, at) => {
    const [first = ""] = title.split(" ");
    const whole = text.includes(title) ? text.indexOf(title) : lower.indexOf(title.toLowerCase());
    const start = whole >= 0 ? whole : Math.max(0, text.indexOf(first));
    const span = { start, end: Math.min(text.length, start + title.length), text: title };
    return { key: `${type}:${at}`, type, name: title, aliases: [], fields: {}, span, confidence };
  });
};

/** What is even less likely is never proposed, and would only blur the curve. */
const MIN_SCORE = -6;

/** Right is what would be taken for one that is expected, if no likelier find has been. */
function judge(
  { names, wanted }: ReadNames,
  model: LinearModel,
  isRight: (name: string, title: string) => boolean,
): { found: Judged[]; proposals: Judged[] } {
  const scored = names.map(({ candidate, features }) => ({
    candidate,
    score: model.score(features),
    confidence: candidate.found?.confidence,
  }));
  const found = scored.filter(({ confidence }) => confidence !== undefined);
  const likely = scored.filter(({ confidence, score }) => confidence === undefined && score > MIN_SCORE);
  const open = new Set(wanted);
  const judged = <T extends { candidate: NameCandidate; score: number }>(finds: readonly T[]) =>
    [...finds]
      .sort((a, b) => b.score - a.score)
      .map((find) => {
        const { name } = find.candidate;
        const title = [...open].find((it) => isSame(it, name)) ?? [...open].find((it) => isRight(name, it));
        return { ...find, isRight: title !== undefined && open.delete(title) };
      });
  return { found: judged(found), proposals: judged(withoutOverlaps(likely, ({ score }) => score)) };
}
