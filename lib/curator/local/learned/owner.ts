import { LinearModel, oddsOf } from "@/lib/language";
import { type Person, recordName } from "../people/person";
import type { OwnerContext } from "../tasks/owner/keeper";
import { type Candidate, ownerCandidates } from "./owner-candidates";
import ownerWeights from "./owners.json";
import { subjectOf } from "./subject";
import type { Unit } from "./units";

export const OWNERS = new LinearModel(ownerWeights);

/** Below it, of authors who were left out, as many tasks that nobody is to do would get somebody as others their owner. */
export const LIKELY_OWNER = 0.25;
/** The rules know most who do something, so a task of theirs without anybody has more often nobody. */
const LIKELY_OWNER_OF_RULES = 0.55;
/** The least chance to replace the owner of a rule whom nothing near the task names. */
const SURE_OWNER = 0.9;

/** Who holds the office or is the "he" that the unit begins with, else the likeliest of those around it, when likely enough. */
export function ownerOf(
  unit: Unit,
  context: OwnerContext,
  model: LinearModel,
  min = LIKELY_OWNER,
): Person | undefined {
  const subject = subjectOf(unit, context.people);
  if (subject?.person !== undefined) return subject.person;
  const best = likeliest(ownerCandidates(unit, context), model);
  return best !== undefined && best.chance >= min ? best.person : undefined;
}

/** Who does a task to which a rule gave nobody, or somebody whom neither the unit nor what is around it names; not who asks for it. */
export function betterOwner(
  ruled: string | undefined,
  unit: Unit,
  context: OwnerContext,
  model: LinearModel,
  askedBy?: Person,
): Person | undefined {
  if (ruled === undefined) {
    const owner = ownerOf(unit, context, model, LIKELY_OWNER_OF_RULES);
    return owner === askedBy ? undefined : owner;
  }
  const candidates = ownerCandidates(unit, context);
  if (candidates.some(({ person }) => recordName(person) === ruled)) return undefined;
  const best = likeliest(candidates, model);
  return best !== undefined && best.chance >= SURE_OWNER ? best.person : undefined;
}

/** Of a task: the log odds that it is this one who does it, and whether it has nobody. A rule may know somebody of whom the model says nothing. */
export function ownerInputs(
  owner: string | undefined,
  unit: Unit,
  context: OwnerContext,
  model: LinearModel,
): readonly number[] {
  if (owner === undefined) return NOBODY;
  const own = weighed(ownerCandidates(unit, context), model).find(
    ({ person }) => recordName(person) === owner,
  );
  return [own === undefined ? 0 : oddsOf(own.chance), 0];
}

const NOBODY = [0, 1];

/** The same of the best owner that a unit can have: a bound, before its task is read. */
export function bestInputs(unit: Unit, context: OwnerContext, model: LinearModel): readonly number[] {
  const best = likeliest(ownerCandidates(unit, context), model);
  return [best === undefined ? 0 : Math.max(0, oddsOf(best.chance)), 0];
}

interface Weighed {
  person: Person;
  chance: number;
}

const likeliest = (candidates: readonly Candidate[], model: LinearModel): Weighed | undefined =>
  weighed(candidates, model).sort((a, b) => b.chance - a.chance)[0];

function weighed(candidates: readonly Candidate[], model: LinearModel): Weighed[] {
  const chances = model.chancesOf(candidates.map(({ features }) => features));
  return candidates.map(({ person }, at) => ({ person, chance: chances[at] ?? 0 }));
}
