import {
  isHan,
  isQuestion,
  isSameStatement,
  LinearModel,
  languageOf,
  MOTIONS,
  NO_DECISION,
  overlaps,
  REQUESTS,
  type TextSpan,
} from "@/lib/language";
import { decidedOn } from "../decisions/about";
import { isMotion } from "../decisions/motions";
import { isVerdict } from "../decisions/verdict";
import type { FoundEntity } from "../extract/entity";
import { recordName } from "../people/person";
import { isAnswer } from "../tasks/answer";
import { withDoer } from "../tasks/doer";
import type { TaskContext, TaskDraft } from "../tasks/draft";
import { dueAround } from "../tasks/due-around";
import { type Keeper, keeperBy } from "../tasks/keeper";
import { isForSomeday } from "../tasks/lists";
import { isContact } from "../tasks/rows";
import { isDropped } from "../tasks/status";
import { explained } from "../tasks/vague";
import { worded } from "../tasks/wording";
import { FLOORS } from "./chance";
import { decisionOf } from "./decision";
import decisionWeights from "./decisions.json";
import { featuresOf, type UnitContext } from "./features";
import { betterOwner, CLEAR_OWNER, OWNERS, ownerInputs } from "./owner";
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
  const likely = findLikely(findings, open, keeper);
  const explain = (task: TaskDraft) => asTitled(task, findings);
  const found = [...scored.tasks.map(explain), ...likely.tasks.map(explain).filter(saysEnough)];
  return {
    tasks: found.map((task) => ({ ...task, due: task.due ?? dueAround(task, found, findings) })),
    decisions: [...scored.decisions, ...likely.decisions].map((found) => ({
      ...found,
      name: decidedOn(found, findings),
    })),
  };
}

/** A task with the title that says what is to be done, and about what. */
export const asTitled = (task: TaskDraft, context: TaskContext): TaskDraft =>
  explained(withDoer(worded(task, context), context), context);

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
  const isOpen = !task.isForAnybody;
  const better = best && isOpen ? betterOwner(ruled, best.unit, findings, OWNERS) : undefined;
  const owner = better ?? task.owner ?? keeper(task);
  const inputs = best && ownerInputs(owner && recordName(owner), best.unit, findings, OWNERS);
  return { ...task, owner, score: best?.score, ownerInputs: inputs };
}

/** The likeliest unit of a find; undefined where the model reads none. */
function bestOf(
  model: LinearModel,
  span: TextSpan,
  units: readonly ReadUnit[],
): { unit: Unit; score: number } | undefined {
  return units
    .filter(({ unit }) => overlaps(unit.span, [span]))
    .map(({ unit, features }) => ({ unit, score: model.score(features) }))
    .sort((a, b) => b.score - a.score)[0];
}

function findLikely(findings: Findings, open: readonly ReadUnit[], keeper: Keeper): Found {
  const found: Found = { tasks: [], decisions: [] };
  const weighed = open.map((it) => {
    const draft = isOpenTo("tasks", it.unit) ? likelyTask(it, findings, keeper) : undefined;
    const decision = isOpenTo("decisions", it.unit) ? DECISIONS.chance(it.features) : 0;
    return { unit: it.unit, draft, task: draft?.chance ?? 0, decision };
  });
  // The likeliest first: of two that say the same, it stays.
  weighed.sort((a, b) => Math.max(b.task, b.decision) - Math.max(a.task, a.decision));
  for (const { unit, draft, task, decision } of weighed) {
    if (draft !== undefined && task >= FLOORS.task && task >= decision) {
      const isAnswered = findings.tasks.some((asked) => isAnswer(asked, draft));
      if (!isAnswered && isNew(draft.title, findings.tasks, found.tasks)) found.tasks.push(draft);
    } else if (decision >= FLOORS.decision) {
      const made = decisionOf(unit, decision, findings.decisions.length + found.decisions.length);
      if (made !== undefined && isNew(made.name, findings.decisions, found.decisions))
        found.decisions.push(made);
    }
  }
  return found;
}

/** The task that a unit may be, as likely as its words, its place and its owner make it. */
function likelyTask({ unit, features }: ReadUnit, findings: Findings, keeper: Keeper): TaskDraft | undefined {
  if (TASKS.chance(features, CLEAR_OWNER) < FLOORS.task) return undefined;
  const draft = taskOf(unit, findings);
  if (draft === undefined) return undefined;
  const owner = draft.owner ?? keeper(draft);
  const inputs = ownerInputs(owner && recordName(owner), unit, findings, OWNERS);
  return { ...draft, owner, chance: TASKS.chance(features, inputs) };
}

/** A unit, and what a model reads of it. */
interface ReadUnit {
  unit: Unit;
  features: string[];
}

/** Whether a unit may be proposed as such, as far as the rules know. */
export const isOpenTo = (kind: "tasks" | "decisions", unit: Unit): boolean =>
  kind === "tasks" ? !isNoTask(unit) : !isNoDecision(unit);

/** Every unit that may be a task or a decision. */
export function allUnits(findings: Findings): ReadUnit[] {
  const { document } = findings;
  if (document.isAutomated) return [];
  const language = languageOf(document.source.masked)?.code ?? "en";
  return unitsOf(document, findings.skip)
    .filter(({ block }) => !isSilent(block))
    .map((unit) => ({ unit, features: featuresOf(unit, { ...findings, language }) }));
}

/** What is done or dropped, what a mail quotes, and a command to the bot of a meeting: the rules know what became of it. */
const isSilent = (block: Unit["block"]): boolean =>
  block.check === "done" || block.quoted || isDropped(block) || /^#\p{Ll}/u.test(block.text);

/** What somebody will not do or only might, or some day, a courtesy, and the row of a table of contacts. */
const isNoTask = ({ span, block }: Unit): boolean =>
  REFUSES.test(span.text) ||
  /^\W*if\s(?![^,]*\bplease\b)/iu.test(span.text) ||
  REQUESTS.COURTESY_TEXT.test(span.text.replace(/^\W*please,?\s/iu, "")) ||
  isForSomeday(block) ||
  isContact(block.cells ?? []);

const REFUSES =
  /\b(?:(?:will|shall|can|could|do|does|did|is|are|was|has|have)(?:\snot|n['’]t)|won['’]t|cannot)\b/iu;

/** What the rules know to be none, and a motion that was lost. */
const isNoDecision = ({ span, block, after, later }: Unit): boolean =>
  NO_DECISION.test(span.text) ||
  isVerdict(span.text) ||
  isQuestion(span.text) ||
  IS_SUPPOSED.test(span.text) ||
  (isMotion(block) && [span, after, later].some((it) => MOTIONS.LOST.test(it?.text ?? "")));

/** "If they agreed to it we could start." */
const IS_SUPPOSED = /^\W*if\s.*\b(?:could|would|might)\b/iu;

const isNew = (title: string, ...known: readonly (readonly { title?: string; name?: string }[])[]): boolean =>
  !known.flat().some((it) => isSameStatement(it.title ?? it.name ?? "", title));
