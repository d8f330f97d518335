import { isQuestion, labelKind, MOTIONS, NO_DECISION, REQUESTS } from "@/lib/language";
import { isMotion } from "../decisions/motions";
import { isVerdict } from "../decisions/verdict";
import { isForSomeday } from "../tasks/lists";
import { isContact } from "../tasks/rows";
import { isDropped } from "../tasks/status";
import type { Unit } from "./units";

/** Whether a unit may be proposed as such, as far as the rules know: `TODO` and `決定事項` only say what is below. */
export const isOpenTo = (kind: "tasks" | "decisions", unit: Unit): boolean =>
  labelKind(unit.span.text) === undefined && (kind === "tasks" ? !isNoTask(unit) : !isNoDecision(unit));

/** What is done or dropped, what a mail quotes, and a command to the bot of a meeting: the rules know what became of it. */
export const isSilent = (block: Unit["block"]): boolean =>
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
const isNoDecision = ({ span, block, next }: Unit): boolean =>
  NO_DECISION.test(span.text) ||
  isVerdict(span.text) ||
  isQuestion(span.text) ||
  IS_SUPPOSED.test(span.text) ||
  (isMotion(block) && [span, next?.span, next?.next?.span].some((it) => MOTIONS.LOST.test(it?.text ?? "")));

/** "If they agreed to it we could start." */
const IS_SUPPOSED = /^\W*if\s.*\b(?:could|would|might)\b/iu;
