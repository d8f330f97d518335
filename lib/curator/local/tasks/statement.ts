import { baseForm, contentWords, type Span, slice } from "@/lib/language";
import type { Person } from "../people/person";
import { withAntecedent } from "./antecedent";
import { endOfClause } from "./clause";
import { Cuts } from "./cuts";
import type { Draft, TaskContext } from "./draft";
import { fromGerund, isActing, isThirdPerson, isWorth } from "./verb";

/** Where a sentence names what somebody will do. */
export interface Statement {
  sentence: Span;
  /** Of the verb, in the sentence. */
  at: number;
  verb: string;
  owner?: Person;
  /** Only with a date is it a task: "should", the present tense. */
  needsDue?: boolean;
}

/** The task that a statement makes; undefined when it only tells of a state, or too little. */
export function toDraft(
  { sentence, at, verb, owner, needsDue }: Statement,
  context: TaskContext,
): Draft | undefined {
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
