import { isHan, isSameStatement, LinearModel, languageOf, overlaps, type TextSpan } from "@/lib/language";
import { decidedOn } from "../decisions/about";
import { isDecisionRecord } from "../decisions/record";
import type { FoundEntity } from "../extract/entity";
import { recordName } from "../people/person";
import { isAnswer } from "../tasks/answer";
import type { TaskContext, TaskDraft } from "../tasks/draft";
import { dueAround } from "../tasks/due/around";
import { withDoer } from "../tasks/owner/doer";
import { type Keeper, keeperBy } from "../tasks/owner/keeper";
import { joined } from "../tasks/same-task";
import { speakerOf } from "../tasks/sentences/minuted";
import { withoutOwnerAtEnd } from "../tasks/title/owner-at-end";
import { explained } from "../tasks/title/vague";
import { isState, worded } from "../tasks/title/wording";
import { FLOORS } from "./chance";
import { decisionOf } from "./decision";
import decisionWeights from "./decisions.json";
import { featuresOf, type UnitContext } from "./features";
import { bestInputs, betterOwner, OWNERS, ownerInputs } from "./owner";
import { isOpenTo, isSilent } from "./ruled-out";
import { taskOf } from "./task";
import taskWeights from "./tasks.json";
import { type Unit, unitsOf } from "./units";

/** What the rules found in a note, and what they read it by. */
export interface Findings extends TaskContext, Omit<UnitContext, "language"> {
  tasks: readonly TaskDraft[];
  decisions: readonly FoundEntity[];
}

export const TASKS = new LinearModel(taskWeights);
export const DECISIONS = new LinearModel(decisionWeights);

interface Found {
  tasks: TaskDraft[];
  decisions: FoundEntity[];
}

/**
 * The tasks and decisions of the rules, each with what the model says of its unit, and those that the rules do not know, but whose
 * words, form and place are as those of others: proposals.
 */
export function weighUnits(findings: Findings): Found {
  const { tasks, decisions } = findings;
  const units = allUnits(findings);
  const keeper = keeperBy(findings);
  const scored = {
    tasks: tasks.map((task) => weighTask(task, units, findings, keeper)),
    decisions: decisions.map((found) => ({ ...found, score: bestOf(DECISIONS, found.span, units)?.score })),
  };
  const taken = [...tasks, ...decisions].map(({ span }) => span);
  const open = units.filter(({ unit: { span } }) => !overlaps(span, taken));
  const likely = findLikely({ ...findings, tasks: scored.tasks }, open, keeper);
  const found = [...scored.tasks, ...likely.tasks.filter(saysEnough)].filter(
    ({ title, isListed, isLabelled }) => isListed || isLabelled || !isState(title),
  );
  return {
    tasks: joined(found.map((task) => ({ ...task, due: task.due ?? dueAround(task, found, findings) }))),
    decisions: [...scored.decisions, ...likely.decisions].map((found) => ({
      ...found,
      name: decidedOn(found, findings),
    })),
  };
}

/** A task with the title that says what is to be done, and about what. */
export const asTitled = (task: TaskDraft, context: TaskContext & Pick<Findings, "tasks">): TaskDraft =>
  explained(withDoer(worded(task, context), context), context, context.tasks);

/** "Review", an item of a list, is no task that anybody could accept. */
const saysEnough = ({ title }: TaskDraft): boolean => isHan(title) || /\S\s\S/.test(title);

/** A task of the rules, with the score of its unit, and the owner whom they did not know. */
function weighTask(
  task: TaskDraft,
  units: readonly ReadUnit[],
  findings: Findings,
  keeper: Keeper,
): TaskDraft {
  const best = bestOf(TASKS, task.span, units);
  const ruled = task.owner && recordName(task.owner);
  const isOpen = !task.isForAnybody && !task.isOfWriter;
  const better = best && isOpen ? betterOwner(ruled, best.unit, findings, OWNERS, task.askedBy) : undefined;
  const read = asRead({ ...task, owner: better ?? task.owner }, best?.unit, findings, keeper);
  return { ...read, score: best?.score, isDoubted: best?.features.includes("cue doubts") };
}

/** A task as its reader sees it, with who does it in the end, and what the model says of that owner. */
function asRead(task: TaskDraft, unit: Unit | undefined, findings: Findings, keeper: Keeper): TaskDraft {
  const named = asTitled(task, findings);
  const titled = { ...named, title: withoutOwnerAtEnd(named.title, named.owner, findings.people) };
  const speaker = unit && SAYS_I.test(task.span.text) ? speakerOf(unit.block, findings) : undefined;
  const owner = speaker ? speaker.person : (titled.owner ?? (task.isOfWriter ? undefined : keeper(titled)));
  const inputs = unit && ownerInputs(owner && recordName(owner), unit, findings, OWNERS);
  return { ...titled, owner, ownerInputs: inputs };
}

/** "I'll ask the printers": the one who says it, in minutes that name him. */
const SAYS_I =
  /^\W*(?:\p{Lu}[\p{L}.]{0,20}\s?[:–-]\s+)?(?:(?:so|and|ok|okay|yes|sure|right)[,.]?\s+)?I(?:['’]ll|['’]m|\s(?:will|can|am|have to|need to|still))(?!\p{L})/iu;

/** The likeliest unit of a find; undefined where the model reads none. */
function bestOf(
  model: LinearModel,
  span: TextSpan,
  units: readonly ReadUnit[],
): (ReadUnit & { score: number }) | undefined {
  return units
    .filter(({ unit }) => overlaps(unit.span, [span]))
    .map((it) => ({ ...it, score: model.score(it.features) }))
    .sort((a, b) => b.score - a.score)[0];
}

function findLikely(findings: Findings, open: readonly ReadUnit[], keeper: Keeper): Found {
  const found: Found = { tasks: [], decisions: [] };
  const drafts: TaskDraft[] = [];
  const isRecord = findings.decisions.length > 0 && isDecisionRecord(findings.document.blocks);
  const weighed = open.map((it) => {
    const task = isOpenTo("tasks", it.unit) ? likelyTask(it, findings, keeper) : undefined;
    const isDecided =
      isRecord && it.unit.block.section.kind === "decisions" && !WE_WILL.test(it.unit.span.text);
    const decision = !isDecided && isOpenTo("decisions", it.unit) ? DECISIONS.chance(it.features) : 0;
    return { unit: it.unit, task, chance: task?.read.chance ?? 0, decision };
  });
  // The likeliest first: of two that say the same, it stays.
  weighed.sort((a, b) => Math.max(b.chance, b.decision) - Math.max(a.chance, a.decision));
  for (const { unit, task, chance, decision } of weighed) {
    if (task !== undefined && chance >= FLOORS.task && chance >= decision) {
      const { draft, read } = task;
      const isAnswered = [...findings.tasks, ...found.tasks].some((asked) => isAnswer(asked, draft));
      if (isAnswered || !isNew(draft.title, findings.tasks, drafts)) continue;
      drafts.push(draft);
      found.tasks.push(read);
    } else if (decision >= FLOORS.decision) {
      const made = decisionOf(unit, decision, findings.decisions.length + found.decisions.length);
      if (made !== undefined && isNew(made.name, findings.decisions, found.decisions))
        found.decisions.push(made);
    }
  }
  return found;
}

/** "In light of this we will remove the lamps": after the reasons with which a record may begin. */
const WE_WILL = /\bwe(?:['’]ll| will| shall)\s/iu;

/** The task that a unit may be, as its words have it and as it is read, as likely as its words, its place and its owner make it. */
function likelyTask(
  { unit, features }: ReadUnit,
  findings: Findings,
  keeper: Keeper,
): { draft: TaskDraft; read: TaskDraft } | undefined {
  if (TASKS.chance(features, bestInputs(unit, findings, OWNERS)) < FLOORS.task) return undefined;
  const draft = taskOf(unit, findings);
  if (draft === undefined) return undefined;
  const read = asRead(draft, unit, findings, keeper);
  return {
    draft: { ...draft, owner: read.owner },
    read: { ...read, chance: TASKS.chance(features, read.ownerInputs) },
  };
}

/** A unit, and what a model reads of it. */
interface ReadUnit {
  unit: Unit;
  features: string[];
}

/** Every unit that may be a task or a decision. */
export function allUnits(findings: Findings): ReadUnit[] {
  const { document } = findings;
  if (document.isAutomated) return [];
  const language = languageOf(document.source.masked)?.code ?? "en";
  return unitsOf(document, findings.skip)
    .filter(({ block }) => !isSilent(block))
    .map((unit) => ({ unit, features: featuresOf(unit, { ...findings, language }) }));
}

const isNew = (title: string, ...known: readonly (readonly { title?: string; name?: string }[])[]): boolean =>
  !known.flat().some((it) => isSameStatement(it.title ?? it.name ?? "", title));
