import { certaintyBy } from "@/lib/curator/local/compose/confidence";
import { decisionOf } from "@/lib/curator/local/learned/decision";
import { betterOwner, OWNERS, ownerInputs } from "@/lib/curator/local/learned/owner";
import { isOpenTo } from "@/lib/curator/local/learned/ruled-out";
import { taskOf } from "@/lib/curator/local/learned/task";
import type { Unit } from "@/lib/curator/local/learned/units";
import { asTitled, type Findings } from "@/lib/curator/local/learned/weigh-units";
import { recordName } from "@/lib/curator/local/people/person";
import {
  type Expected,
  type Found,
  matchDecisions,
  matchTasks,
} from "@/lib/curator/local/score-match.fixture";
import { type Keeper, keeperBy } from "@/lib/curator/local/tasks/owner/keeper";
import { isSameStatement, LinearModel } from "@/lib/language";
import type { Judged } from "./calibrate";
import { isLike, unitsAt } from "./labels";
import type { Judgement, LeftOutNotes } from "./left-out";
import { train } from "./train";
import { type Candidate, examplesOf, foundAs, type Kind, ownerModel, type ReadUnits, textOf } from "./units";

const MATCHES = { tasks: matchTasks, decisions: matchDecisions } as const;

/** Tasks or decisions, with models of units that are. */
export const leftOutUnits = (kind: Kind, notes: readonly ReadUnits[]): LeftOutNotes => ({
  authors: [...new Set(notes.filter(({ sight }) => sight !== undefined).map(({ set }) => set))],
  wanted: (set) =>
    notes.filter((note) => note.set === set).reduce((sum, { wanted }) => sum + wanted.length, 0),
  files: (set) => notes.filter((note) => note.set === set).length,
  judge(set) {
    const others = notes.filter((note) => note.set !== set);
    const owners = kind === "tasks" ? new LinearModel(ownerModel(others)) : OWNERS;
    const models = { finds: new LinearModel(train(examplesOf(others))), owners };
    const judged = notes.filter((note) => note.set === set).map((note) => judge(kind, note, models));
    return {
      found: judged.flatMap(({ found }) => found),
      proposals: judged.flatMap(({ proposals }) => proposals),
    };
  },
  train: () => train(examplesOf(notes)),
});

interface Models {
  finds: LinearModel;
  owners: LinearModel;
}

/** What is even less likely is never proposed, and would only blur the curve. */
const MIN_SCORE = -7;

/**
 * What the rules found with the score of its unit, and what else there is. It is right by its title, or by where it stands: how a
 * secretary words it says nothing of whether it is one.
 */
function judge(kind: Kind, note: ReadUnits, { finds, owners }: Models): Judgement {
  const { candidates, context, wanted } = note;
  const keeper = keeperBy(context);
  const scored = candidates.map((candidate) => ({ candidate, score: finds.score(candidate.features) }));
  const sight = (note.sight ?? []).flatMap((find) => {
    const own = candidateOf(find, scored, ({ candidate }) => candidate);
    if (own?.candidate.isDoubtful) return [];
    const owned = withOwner(kind, find, own?.candidate.unit, context, owners, keeper);
    return [{ ...owned, score: own?.score, unit: own?.candidate.unit }];
  });
  const made = scored
    .filter(({ candidate: { unit, isEcho }, score }) => {
      const { text } = unit.span;
      const isFound = sight.some(({ title }) => isSameStatement(title, text) || isLike(title, text));
      return score > MIN_SCORE && !isEcho && !isFound && isOpenTo(kind, unit);
    })
    .flatMap(({ candidate: { unit }, score }) => {
      const find = findOf(kind, unit, context, owners, keeper);
      return find === undefined ? [] : [{ ...find, score, unit }];
    });
  const inputsOf = ({ owner, unit }: FoundIn): readonly number[] | undefined =>
    kind === "tasks" && unit !== undefined
      ? ownerInputs(owner ?? undefined, unit, context, owners)
      : undefined;
  const known = matched(kind, note, wanted, sight);
  const added = matched(kind, note, known.missing, made);
  return {
    found: sight.flatMap((find): Judged[] => {
      const { score, confidence } = find;
      return score === undefined
        ? []
        : [{ score, confidence, inputs: inputsOf(find), ...rightness(find, known) }];
    }),
    proposals: made.map((find) => ({
      score: find.score,
      inputs: inputsOf(find),
      ...rightness(find, added),
    })),
  };
}

const rightness = (find: Found, { titled, placed }: Matches): { isRight: boolean; isPlaced: boolean } => ({
  isRight: titled.has(find) || placed.has(find),
  isPlaced: placed.has(find),
});

/** The finds that are expected by their title, and others by where they stand. */
interface Matches {
  titled: ReadonlySet<Found>;
  placed: ReadonlySet<Found>;
  missing: Expected[];
}

interface FoundIn extends Found {
  unit: Unit | undefined;
}

function matched(
  kind: Kind,
  { context, candidates }: ReadUnits,
  wanted: Expected[],
  finds: FoundIn[],
): Matches {
  const { pairs, missing, wrong } = MATCHES[kind](wanted, finds);
  const units = candidates.map(({ unit }) => unit);
  const open = new Set<Found>(wrong);
  const placed = new Set<Found>();
  for (const want of missing) {
    const there = unitsAt(textOf(context), units, want);
    const find = finds.find(
      (it) => open.has(it) && it.unit !== undefined && there.includes(it.unit) && isFor(kind, want, it),
    );
    if (find !== undefined && open.delete(find)) placed.add(find);
  }
  return { titled: new Set(pairs.map(([, find]) => find)), placed, missing };
}

/** Whether it would be right if its title were. */
const isFor = (kind: Kind, want: Expected, find: Found): boolean =>
  MATCHES[kind]([want], [{ ...find, title: want.title }]).pairs.length > 0;

/** The shortest unit with the words of a find is its own. */
function candidateOf<T>(find: Found, all: readonly T[], of: (it: T) => Candidate): T | undefined {
  const sizeOf = (it: T): number => of(it).unit.span.text.length;
  return all
    .filter((it) => isLike(find.title, of(it).unit.span.text))
    .sort((a, b) => sizeOf(a) - sizeOf(b))[0];
}

/** A task with the owner that it would be given. */
function withOwner(
  kind: Kind,
  find: Found,
  unit: Unit | undefined,
  context: Findings,
  owners: LinearModel,
  keeper: Keeper,
): Found {
  if (kind !== "tasks" || unit === undefined) return find;
  const better = betterOwner(find.owner ?? undefined, unit, context, owners);
  const owner = better ?? (find.owner === null ? keeper(unit) : undefined);
  if (owner === undefined) return find;
  return { ...find, owner: recordName(owner), confidence: certaintyBy(true, find.due !== null) };
}

function findOf(
  kind: Kind,
  unit: Unit,
  context: Findings,
  owners: LinearModel,
  keeper: Keeper,
): Found | undefined {
  if (kind === "decisions") {
    const name = decisionOf(unit, 1, 0)?.name;
    return name === undefined ? undefined : foundAs(name);
  }
  const draft = taskOf(unit, context, owners);
  const task = draft && asTitled(draft, context);
  const owner = task && (task.owner ?? keeper(task));
  return task && foundAs(task.title, owner ? recordName(owner) : null);
}
