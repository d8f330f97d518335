import { baseForm, contentWords, slice, type TextSpan } from "@/lib/language";
import type { Person } from "../people/person";
import { withAntecedent } from "./antecedent";
import { endOfClause } from "./clause";
import { Cuts } from "./cuts";
import type { TaskContext, TaskDraft } from "./draft";
import { fromGerund, isActing, isThirdPerson, isWorth } from "./verb";

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
  const rest = slice(sentence, at, endOfClause(sentence.text, at));
  const cuts = new Cuts(rest, context.document.source);
  cuts.takeDue(context.calendar);
  const { due } = cuts;
  if (
    (needsDue && due === undefined) ||
    !isWorth(base, base + rest.text.slice(verb.length), due !== undefined)
  )
    return undefined;
  const shown = cuts.title();
  const own = base.charAt(0).toUpperCase() + base.slice(1) + shown.slice(verb.length);
  const title = withAntecedent(own, sentence, context, owner);
  const isVague =
    title === own && due === undefined && /^\p{L}+ (?:it|that|this|them|you|back)\b.{0,4}$/iu.test(title);
  if (isVague || contentWords(title).length < (due === undefined ? 2 : 1)) return undefined;
  return { title, span: sentence, owner, helpers: [], due, status: "todo", confidence: 0.75 };
}

/** "have a word with the tenants" */
const isIdiom = (verb: string, text: string): boolean =>
  verb === "have" && /^have an? (?:word|look|chat|talk|conversation|go|think)\b/.test(text);

const fromThirdPerson = (verb: string): string | undefined =>
  isThirdPerson(verb) ? baseForm(verb) : undefined;
