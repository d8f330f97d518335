import {
  anyOf,
  baseForm,
  isBareVerb,
  isColumn,
  isQuestion,
  isVerb,
  LANGUAGES,
  labelKind,
  MOTIONS,
  NO_DECISION,
  REQUESTS,
  taskTitle,
} from "@/lib/language";
import { isMotion, isRoutine } from "../decisions/motions";
import { isOnceDecided, isSharedOpinion } from "../decisions/sentence";
import { approvesMinutes, isVerdict } from "../decisions/verdict";
import { isAttendance } from "../people/layout/attendance";
import { isForSomeday } from "../tasks/lists/lists";
import { isContact } from "../tasks/lists/rows";
import { isDropped, saysStatus } from "../tasks/status";
import { isThirdPerson } from "../tasks/verb";
import type { Unit } from "./units";

/** Whether a unit may be proposed as such, as far as the rules know: `TODO` and `決定事項` only say what is below. */
export const isOpenTo = (kind: "tasks" | "decisions", unit: Unit): boolean =>
  labelKind(unit.span.text) === undefined && (kind === "tasks" ? !isNoTask(unit) : !isNoDecision(unit));

/** What is done or dropped, what a mail quotes, a command to the bot of a meeting, who took part and how to reach somebody. */
export const isSilent = (block: Unit["block"]): boolean =>
  block.check === "done" ||
  block.quoted ||
  isDropped(block) ||
  /^#\p{Ll}/u.test(block.text) ||
  isAttendance(block) ||
  isLabelOfTask(block) ||
  CONTACT_LINE.test(block.text);

/** `Owner: the board`, `Due: Friday`, `Statut : validé`: of the task above. */
const isLabelOfTask = ({ label, text }: Unit["block"]): boolean =>
  text.length <= MAX_LABELLED && (label?.kind === "owner" || label?.kind === "due" || saysStatus(text));
const MAX_LABELLED = 40;

/** `Email: kim@example.org` */
const CONTACT_LINE = /^\W*(?:e-?mail|tel)\s*[:–-]\s*\S/iu;

/** What somebody will not do or only might, or some day, what he will be, a courtesy, thanks, who and when, and the row of a table of contacts. */
const isNoTask = ({ span, block, column }: Unit): boolean =>
  NO_TASK.some((kind) => isColumn(column ?? "", kind)) ||
  REFUSES.test(span.text) ||
  isOnlySaid(span.text) ||
  isOpinion(span.text, block) ||
  IS_ROLE.test(span.text) ||
  ASKS_FOR_IT.test(span.text) ||
  PRAISES.test(span.text) ||
  ASSENTS.test(span.text) ||
  IS_AWAY.test(span.text) ||
  AWAY_UNTIL.test(span.text) ||
  /^\W*if\s(?![^,]*\bplease\b)/iu.test(span.text) ||
  REQUESTS.COURTESY_TEXT.test(span.text.replace(/^\W*please,?\s/iu, "")) ||
  isForSomeday(block) ||
  (block.section.kind !== "actions" && (isReport(span.text) || isPlaceOf(span.text))) ||
  isContact(block.cells ?? []);

/** What a cell below "Owner" or "By" says is of the task in its row. */
const NO_TASK = ["person", "due"] as const;

/** `Wim: ik vind dat …`, as minutes take down who thinks what; "I think I'll ring them" is a task. */
function isOpinion(text: string, { voice }: Unit["block"]): boolean {
  const lead = voice === undefined ? SPEAKER.exec(text)?.[0] : "";
  return lead !== undefined && OPINION.test(text.slice(lead.length));
}
const OPINION = new RegExp(
  String.raw`^\W*(?:${anyOf("opinion")})(?!\p{L})(?!.*\bI(?:['’]ll|\s(?:will|can))\s)`,
  "iu",
);

/** "Nina vraagt naar de zaal", "Carsten schlägt vor, …": what somebody only asks or suggests. */
function isOnlySaid(text: string): boolean {
  const rest = /^\W{0,3}\p{Lu}[\p{L}.’'-]+\s(?:\p{Lu}[\p{L}.’'-]+\s)?(?=\p{Ll})/u.exec(text)?.[0].length;
  if (rest === undefined) return false;
  const after = text.slice(rest);
  // "Ximo dice que hay que llamar": behind "that" there may be a task.
  if (SAYS_THAT.test(after)) return false;
  return LANGUAGES.some(
    (it) => it.reports?.test(after) && taskTitle(it, after, { isSure: true }) === undefined,
  );
}

/** "Kudos: Paolo for fixing the invoices", "Danke an Miriam fürs Backen" */
const PRAISES = new RegExp(String.raw`^\W*(?:${anyOf("praise")})(?!\p{L})`, "iu");

/** "Will do today": yes to what another asks. */
const ASSENTS = /^\W*(?:(?:yes|yep|sure|ok(?:ay)?|great)[,.!]?\s+)?(?:will|can) do(?:\s\p{L}+)?\W*$/iu;

const SAYS_THAT = new RegExp(
  String.raw`^\p{L}+(?:\s\p{L}+){0,2},?\s(?:${anyOf("that")}(?!\p{L})|qu['’])`,
  "iu",
);

/** `Kim Dorn: Suggested a smaller lamp`, "Praises the speakers": what somebody did. */
function isReport(text: string): boolean {
  const verb = /^\W{0,3}(?:\p{Lu}[\p{L} .'’-]{1,40}:\W{1,4})?(\p{Lu}\p{Ll}+(?:ed|s))\s+\p{L}/u
    .exec(text)?.[1]
    ?.toLowerCase();
  if (verb === undefined || isBareVerb(verb)) return false;
  return isThirdPerson(verb) || (/ed$/.test(verb) && baseForm(verb) !== verb && isVerb(baseForm(verb)));
}

/** `Group 2 – Kim Dorn`, `Deputy treasurer (informal) - Kim`: who has which place, below no heading for actions. */
const isPlaceOf = (text: string): boolean =>
  PLACE_OF.test(text) && (NUMBERED.test(text) || !isBareVerb(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ""));
const NUMBERED = /^\p{L}+ \d{1,2}\s/u;
const PLACE_OF =
  /^\p{Lu}[\p{L}’'.-]*(?:\s[\p{L}\p{N}’'.-]+){0,3}(?:\s\([^()]{2,30}\))?\s?[–—-]\s?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]+)?(?:\s\([^()]{1,20}\))?$/u;

/** "Bob will be your host." */
const IS_ROLE = /\b(?:will|(?:agreed|offered|volunteered) to) be (?:an?|the|your|our|their|his|her)\s/iu;

/** "Stefan asked to be added to the list": it is for somebody else to do. */
const ASKS_FOR_IT = /\basked to be (?!able\b|sure\b)\p{L}+ed\b|\basked to be kept\b/iu;

/** "Next Monday Ann will be on vacation." */
const IS_AWAY =
  /\b(?:will be|is|are) (?:away|absent|travel?ling|on (?:vacation|leave|holidays?)|off sick|out of (?:the )?office)\b/iu;

/** "Kev off 21st-4th", "Hanne out Wed" */
const AWAY_UNTIL =
  /^\W*(?:\p{Lu}[\p{L}’'-]+\s)?(?:off|out|away|on (?:hols?|holidays?|leave|pto))(?:\s(?:until|till|from|on|all|next|this|for))?\s(?:\d|today|tomorrow|week|month|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*(?!\p{L}))/iu;

const REFUSES =
  /\b(?:(?:will|shall|can|could|do|does|did|is|are|was|has|have)(?:\snot|n['’]t)|(?:wo|ca)n['’]t|cannot|let['’]?s not)\b/iu;

/** What the rules know to be none, and a motion that was lost. */
const isNoDecision = ({ span, block, next }: Unit): boolean =>
  NO_DECISION.test(span.text) ||
  NOT_YET.test(span.text) ||
  isVerdict(span.text.replace(SPEAKER, "")) ||
  approvesMinutes(span.text) ||
  isQuestion(span.text) ||
  IS_SUPPOSED.test(span.text) ||
  isSharedOpinion(span.text) ||
  isRoutine(span.text) ||
  isOnceDecided(span.text) ||
  LEADS.test(span.text) ||
  (isMotion(block) && [span, next?.span, next?.next?.span].some((it) => MOTIONS.LOST.test(it?.text ?? "")));

/** "Les comptes-rendus n'ont toujours pas été envoyés": what is still to be. */
const NOT_YET = new RegExp(String.raw`(?<!\p{L})(?:${anyOf("notYet")})(?!\p{L})`, "iu");

/** `AL & BI: Agreed.` */
const SPEAKER = /^\W*\p{Lu}[^:.]{1,40}:\s/u;

/** "We agreed that these are:" */
const LEADS = /^(?:\S+\s){1,7}\S+:\s*$/u;

/** "If they agreed to it we could start." */
const IS_SUPPOSED = /^\W*if\s.*\b(?:could|would|might)\b/iu;
