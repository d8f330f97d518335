import { upperFirst } from "@/lib/core/letter-case";
import { baseForm, contentWords, findDue, slice, type TextSpan } from "@/lib/language";
import type { Person } from "../../people/person";
import { endOfClause } from "../clause";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";
import { withAntecedent, withQuestion } from "../title/antecedent";
import { withThingBefore } from "../title/thing-before";
import { fromGerund, isActing, isFitting, isThirdPerson, isWorth } from "../verb";

/** The position in a sentence that names what a person will do. */
export interface Statement {
  sentence: TextSpan;
  /** Offset of the verb in the sentence. */
  at: number;
  verb: string;
  owner?: Person;
  /** A task only with a date: "should", the present tense. */
  needsDue?: boolean;
}

/** The task of a statement; undefined when it only describes a state, or is too vague. */
export function toDraft(
  { sentence, at, verb, owner, needsDue }: Statement,
  context: TaskContext,
): TaskDraft | undefined {
  const base =
    isIdiom(verb, sentence.text.slice(at)) || isActing(verb)
      ? verb
      : (fromGerund(verb) ?? fromThirdPerson(verb));
  if (base === undefined) return undefined;
  const rest = untilDay(slice(sentence, at, endOfClause(sentence.text, at)), context);
  const cuts = new Cuts(rest, context.document.source);
  cuts.takeDue(context.calendar);
  const shown = cuts.title();
  const bare = upperFirst(base) + shown.slice(verb.length);
  const about = withThingBefore(bare, sentence, at, context);
  const due = cuts.due ?? dueBehindClause(sentence.text.slice(at + rest.text.length), context) ?? about?.due;
  if (
    (needsDue && due === undefined) ||
    !isWorth(base, base + rest.text.slice(verb.length), due !== undefined)
  )
    return undefined;
  const own = about?.title ?? bare;
  const title = withQuestion(withAntecedent(own, sentence, context, owner), sentence, context);
  const isVague = title === own && /^\p{L}+ (?:it|that|this|them|you|back)\b.{0,4}$/iu.test(title);
  if ((isVague && due === undefined) || contentWords(title).length < (due === undefined ? 2 : 1))
    return undefined;
  return { title, span: sentence, owner, helpers: [], due, status: "todo", confidence: isVague ? 0.5 : 0.75 };
}

/** In what is dictated without a stop, a task ends with its day. */
function untilDay(clause: TextSpan, { calendar }: TaskContext): TextSpan {
  const due = clause.text.length > MAX_CLAUSE ? findDue(clause.text, calendar) : undefined;
  return due === undefined ? clause : slice(clause, 0, due.end);
}
const MAX_CLAUSE = 140;

/** "… for the settings – before the 17th": a day that follows the clause at once. */
function dueBehindClause(text: string, { calendar }: TaskContext): string | undefined {
  const behind = /^\s*[–—;]\s+(.{3,40})$/u.exec(text)?.[1] ?? "";
  const due = findDue(behind, calendar);
  return due?.start === 0 && /^\W*$/u.test(behind.slice(due.end)) ? due.date : undefined;
}

/** "have a word with the tenants"; "action", alone, refers to what was resolved before. */
const isIdiom = (verb: string, text: string): boolean =>
  isFitting(verb, text) ||
  /^action\W*$/u.test(text) ||
  (verb === "have" && /^have an? (?:word|look|chat|talk|conversation|go|think)\b/.test(text));

const fromThirdPerson = (verb: string): string | undefined =>
  isThirdPerson(verb) ? baseForm(verb) : undefined;
