import { isQuestion, isSameStatement, LinearModel, languageOf, NO_DECISION, REQUESTS } from "@/lib/language";
import { isMotion } from "../decisions/motions";
import type { FoundEntity } from "../extract/entity";
import type { TaskContext, TaskDraft } from "../tasks/draft";
import { isContact } from "../tasks/rows";
import { isDropped } from "../tasks/status";
import { decisionOf } from "./decision";
import decisionWeights from "./decisions.json";
import { featuresOf, type UnitContext } from "./features";
import { taskOf } from "./task";
import taskWeights from "./tasks.json";
import { type Unit, unitsOf } from "./units";

/** What the rules found in a note, and what they read it by. */
export interface Findings extends TaskContext, Omit<UnitContext, "language"> {
  tasks: readonly TaskDraft[];
  decisions: readonly FoundEntity[];
}

/** What is not even as likely as not is not proposed. */
const MIN_CHANCE = 0.5;

const tasks = new LinearModel(taskWeights);
const decisions = new LinearModel(decisionWeights);

/** Tasks and decisions that the rules do not know, but whose words, form and place are as those of others: proposals. */
export function findLikely(findings: Findings): { tasks: TaskDraft[]; decisions: FoundEntity[] } {
  const found: { tasks: TaskDraft[]; decisions: FoundEntity[] } = { tasks: [], decisions: [] };
  for (const { unit, features } of openUnits(findings)) {
    const [task, decision] = [tasks.chance(features), decisions.chance(features)];
    if (task >= MIN_CHANCE && task >= decision && !isNoTask(unit)) {
      const draft = taskOf(unit, task, findings);
      if (draft !== undefined && isNew(draft.title, findings.tasks, found.tasks)) found.tasks.push(draft);
    } else if (decision >= MIN_CHANCE && !isNoDecision(unit)) {
      const made = decisionOf(unit, decision, findings.decisions.length + found.decisions.length);
      if (made !== undefined && isNew(made.name, findings.decisions, found.decisions))
        found.decisions.push(made);
    }
  }
  return found;
}

/** The units in which the rules found neither. */
export function openUnits(findings: Findings): { unit: Unit; features: string[] }[] {
  const { document, tasks, decisions } = findings;
  if (document.isAutomated) return [];
  const language = languageOf(document.source.masked)?.code ?? "en";
  const taken = [...tasks, ...decisions].map(({ span }) => span);
  return unitsOf(document, findings.skip)
    .filter(
      ({ span, block }) =>
        !isSilent(block) && !taken.some(({ start, end }) => start < span.end && end > span.start),
    )
    .map((unit) => ({ unit, features: featuresOf(unit, { ...findings, language }) }));
}

/** What is done or dropped, what a mail quotes, and a command to the bot of a meeting: the rules know what became of it. */
const isSilent = (block: Unit["block"]): boolean =>
  block.check === "done" || block.quoted || isDropped(block) || /^#\p{Ll}/u.test(block.text);

/** What somebody will not do, a courtesy, and the row of a table of contacts. */
const isNoTask = ({ span, block }: Unit): boolean =>
  REFUSES.test(span.text) ||
  REQUESTS.COURTESY_TEXT.test(span.text.replace(/^\W*please,?\s/iu, "")) ||
  isContact(block.cells ?? []);

const REFUSES =
  /\b(?:(?:will|shall|can|could|do|does|did|is|are|was|has|have)(?:\snot|n['’]t)|won['’]t|cannot)\b/iu;

/** What the rules know to be none, and a motion, which is one when they find that it was carried. */
const isNoDecision = ({ span, block }: Unit): boolean =>
  NO_DECISION.test(span.text) || isQuestion(span.text) || isMotion(block);

const isNew = (title: string, ...known: readonly (readonly { title?: string; name?: string }[])[]): boolean =>
  !known.flat().some((it) => isSameStatement(it.title ?? it.name ?? "", title));
