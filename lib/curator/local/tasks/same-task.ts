import { anyOf, LANGUAGES, matchKey, whole } from "@/lib/language";
import type { TaskDraft } from "./draft";

/**
 * One task of what the text says twice, with the quotes of both: "Call the bank", "Please call the bank again by Friday". Their
 * words are the same in the same order, and nothing else of them differs.
 */
export function joined(tasks: readonly TaskDraft[]): TaskDraft[] {
  const kept: (TaskDraft & { words: string })[] = [];
  for (const task of tasks) {
    const words = wordsOf(task.title);
    const at = kept.findIndex((other) => other.words === words && mayBeOne(other, task));
    const other = kept[at];
    if (other === undefined) kept.push({ ...task, words });
    else kept[at] = { ...asOne(other, task), words };
  }
  return kept.map(({ words: _, ...task }) => task);
}

const mayBeOne = (a: TaskDraft, b: TaskDraft): boolean =>
  a.status === b.status &&
  (a.owner === undefined || b.owner === undefined || a.owner === b.owner) &&
  (a.due === undefined || b.due === undefined || a.due === b.due);

/** The one with a day, or else the surer one, with what the other knows. */
function asOne(a: TaskDraft, b: TaskDraft): TaskDraft {
  const isFirst = a.due === b.due ? (a.score ?? 0) >= (b.score ?? 0) : a.due !== undefined;
  const [main, other] = isFirst ? [a, b] : [b, a];
  return {
    ...main,
    ...(main.owner === undefined && { owner: other.owner, ownerInputs: other.ownerInputs }),
    isListed: main.isListed || other.isListed,
    isAssigned: main.isAssigned || other.isAssigned,
    isLabelled: main.isLabelled || other.isLabelled,
    also: [...(main.also ?? []), other.span, ...(other.also ?? [])],
  };
}

/** Without articles, and without what says that it is to be done again, also or please; its verb, as an infinitive, first. */
function wordsOf(title: string): string {
  const bare = title.replace(BESIDE, " ");
  const words = matchKey(bare === "" ? title : bare).split(" ");
  const last = words.at(-1) ?? "";
  const isLast = !VERBS.has(words[0] ?? "") && INFINITIVES.has(last);
  const [verb = "", ...rest] = isLast ? [last, ...words.slice(0, -1)] : words;
  return [VERBS.get(verb) ?? verb, ...rest].join(" ");
}

const BESIDE = new RegExp(
  String.raw`${whole("again")}|${whole("please")}|(?<!\p{L})${anyOf("the", "also")}(?:(?<=['’])|(?!\p{L}))`,
  "giu",
);
const VERBS = new Map(LANGUAGES.flatMap(({ verbs }) => Object.entries(verbs)));
const INFINITIVES = new Set(VERBS.values());
