import { lowerFirst } from "@/lib/core/letter-case";
import {
  contentWords,
  findDue,
  fromPassive,
  isTitle,
  type Language,
  mainClause,
  plainInfinitive,
  type TextSpan,
  taskTitle,
  titleOf,
  withoutPart,
  wordsFor,
} from "@/lib/language";
import type { Mention } from "../../people/prose/mentions";
import type { TaskContext, TaskDraft } from "../draft";
import { languagesOf } from "./languages";
import { withThing } from "./object";
import { withOthers } from "./others";

/**
 * What others give somebody to do: "Le conseil charge Ana Ruiz de relancer l'assureur", "Mit der Prüfung wird Udo Lang beauftragt", "Si
 * decide che Sara Conti vernicia la porta".
 */
export function givenTask(sentence: TextSpan, context: TaskContext): TaskDraft | undefined {
  const mentions = context.people.within(sentence.start, sentence.end);
  for (const language of mentions.length === 0 ? [] : languagesOf(sentence, context))
    for (const mention of mentions) {
      const draft = draftOf(mention, language, sentence, context);
      if (draft !== undefined) return draft;
    }
  return undefined;
}

function draftOf(
  { person: owner, start, end }: Mention,
  language: Language,
  sentence: TextSpan,
  context: TaskContext,
): TaskDraft | undefined {
  const before = withoutTitles(sentence.text.slice(0, start - sentence.start));
  const name = sentence.text.slice(start - sentence.start, end - sentence.start);
  const behind = sentence.text.slice(end - sentence.start);
  const after = behind.slice(withOthers(behind));
  const decided = context.decided.has(sentence.start)
    ? decidedTask(language, before, name, after)
    : undefined;
  const task = decided ?? taskIn(language, before, after);
  if (task === undefined) return undefined;
  const due = findDue(task, context.calendar);
  const rest = (due ? withoutPart(task, due) : task).replace(/[\s.!;]+$/u, "");
  const title = titleOf(withThing(rest, sentence, 0, language, context) ?? "");
  if (contentWords(title).length < 2) return undefined;
  const draft = { title, span: sentence, owner, helpers: [], due: due?.date, isAssigned: true };
  return { ...draft, status: "todo", confidence: 0.8 };
}

/** "Se encarga a la Sra. " → "Se encarga a la " */
function withoutTitles(before: string): string {
  const [whole = "", word = ""] = /(?<!\p{L})(\p{L}+\.?)\s+$/u.exec(before) ?? [];
  return isTitle(word) ? withoutTitles(before.slice(0, -whole.length)) : before;
}

function taskIn(language: Language, before: string, after: string): string | undefined {
  for (const given of language.assignments?.given ?? []) {
    const [lead, rest] = [given.before.exec(before), given.behind.exec(after)];
    if (lead === null || rest === null) continue;
    const { task, thing = "", participle = "" } = { ...lead.groups, ...rest.groups };
    return task === undefined ? ofPassive(language, thing, participle) : plainInfinitive(language, task);
  }
  return undefined;
}

/** "La lettre", "envoyée" → "envoyer la lettre"; "Der Brief", "geschrieben" → "Den Brief schreiben" */
function ofPassive(language: Language, thing: string, participle: string): string | undefined {
  const { participles = [], passive } = language.assignments ?? {};
  if (passive !== undefined)
    return fromPassive(language, passive.replace("$thing", thing).replace("$participle", participle));
  const form = participles.find(([ending]) => ending.test(participle));
  return form && `${participle.replace(...form)} ${lowerFirst(thing)}`;
}

/** "Es wird beschlossen, dass Jonas Wild den Zaun streicht" */
function decidedTask(language: Language, before: string, name: string, after: string): string | undefined {
  const conjunction = /(?<!\p{L})(\p{L}+)\s+$/u.exec(before)?.[1]?.toLowerCase();
  if (conjunction === undefined || !THAT.has(conjunction) || /[,;:]/u.test(after.slice(0, -1)))
    return undefined;
  const words = after.replace(/[\s.!]+$/u, "").trim();
  if (language.verbSecond === undefined) return taskTitle(language, words, { isSure: true });
  const clause = `${name} ${words}`;
  const main = mainClause(language, clause);
  // Dutch does not say what a subject is.
  const first = main === clause ? words.replace(/^(.*)\s(\p{Ll}+)$/u, "$2 $1") : main.slice(name.length);
  return taskTitle(language, first, { isSure: true });
}

const THAT = new Set(wordsFor("that"));
