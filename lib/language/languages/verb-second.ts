import type { Language } from "../match/language";
import type { Speaker, VerbSecond } from "../match/verb-second";
import { regularInfinitive } from "./regular-verb";
import { withPrefix } from "./task-title";

/** What somebody says that he does, or that another does, as an infinitive. */
export interface Spoken {
  who: Speaker;
  title: string;
  /** What another does is a request when it is asked. */
  isQuestion: boolean;
}

/** A sentence of a language whose verb stands second: "Den Grill bring ich mit", "Druckst du die Liste, ob …?", "Detail liefert er". */
export function spokenTask(language: Language, sentence: string): Spoken | undefined {
  const second = language.verbSecond;
  if (second === undefined) return undefined;
  const isQuestion = /\?\W*$/u.test(sentence);
  const clauses = sentence.split(/[,;]\s+|\s[–—-]\s/u).flatMap((clause) => clause.split(second.joins));
  const at = clauses.findIndex((clause) => clauseTask(language, clause, isQuestion) !== undefined);
  const found = clauseTask(language, clauses[at] ?? "", isQuestion);
  if (found === undefined) return undefined;
  const before = clauses[at - 1] ?? "";
  const isTakenUp = second.takesUp.test(found.title) && isThing(before, second);
  const first = isTakenUp
    ? `${bare(before, second)} ${found.title.replace(second.takesUp, "")}`
    : found.title;
  const more: string[] = [];
  for (const clause of clauses.slice(at + 1)) {
    const own = withSubject(language, clause, found) ?? clauseTask(language, clause, isQuestion);
    const part = own?.who === found.who ? own.title : second.belongs.test(clause) ? clause : undefined;
    if (part === undefined) break;
    more.push(part);
  }
  return { ...found, title: [first, ...more].join(", "), isQuestion };
}

/** "…, bring die Box mit": without saying again who does it. */
function withSubject(
  language: Language,
  clause: string,
  { who, subject }: ClauseTask,
): ClauseTask | undefined {
  const second = language.verbSecond;
  if (second === undefined) return undefined;
  const rest = bare(clause, second);
  const words = rest.split(" ");
  const last = words.at(-1)?.replace(/\W+$/u, "") ?? "";
  const [first = ""] = words;
  const isIdle = second.idle.test(first) || second.others.test(first);
  const isVerb = /^\p{Ll}/u.test(first) && !isIdle;
  const hasSubject = words.some((word) => second.subjects[who].test(word));
  const own =
    isVerb && !hasSubject && isPrefix(language, last)
      ? clauseTask(language, `${subject} ${rest}`)
      : undefined;
  return own?.who === who ? own : undefined;
}

const bare = (text: string, { leads }: VerbSecond): string => text.replace(leads, "").trim();

/** "Die Kessel vom Zivilschutz", without a verb. */
const isThing = (text: string, second: VerbSecond): boolean => {
  const rest = bare(text, second);
  const words = rest.split(" ");
  const hasVerb = words.some((word) => second.modals.test(word) || second.states.test(word));
  return words.length > 1 && words.length <= 6 && /\p{Lu}/u.test(rest) && !hasVerb;
};

interface ClauseTask {
  who: Speaker;
  /** "ich", "jij" */
  subject: string;
  title: string;
}

function clauseTask(language: Language, clause: string, isQuestion = false): ClauseTask | undefined {
  const second = language.verbSecond;
  if (second === undefined) return undefined;
  const words = bare(clause.replace(/^\W+|(?:[\s!?…:)]|(?<!\d)\.)+$/gu, ""), second)
    .replace(/\s+/g, " ")
    .split(" ");
  if (second.subordinates.test(words[0] ?? "")) return undefined;
  for (const [at, subject] of words.entries()) {
    const who = SPEAKERS.find((it) => second.subjects[it].test(subject));
    if (who === undefined) continue;
    // "heb ik twee nachten geslapen"
    if (second.idle.test(words[at - 1] ?? "")) continue;
    for (const verbAt of [at - 1, at + 1]) {
      const verb = words[verbAt] ?? "";
      // With a capital in the middle it is a noun.
      const isNoun = verbAt > 0 && /^\p{Lu}/u.test(verb);
      const isNoVerb = isNoun || !/^\p{L}{2,}$/u.test(verb) || isPrefix(language, verb);
      if (isNoVerb || second.idle.test(verb) || second.others.test(verb)) continue;
      // "Bouke zet jij dat in de brief?": the person asked.
      const from = isQuestion && /^\p{Lu}/u.test(words[0] ?? "") && verbAt > 0 && verbAt < 3 ? 1 : 0;
      const objects = words.filter((_, index) => index >= from && index !== at && index !== verbAt);
      const title = infinitiveOf(language, verb.toLowerCase(), who, objects);
      if (title !== undefined) return { who, subject, title };
    }
  }
  return undefined;
}

const isPrefix = ({ separable, verbSecond }: Language, word: string): boolean =>
  separable?.has(word) === true || verbSecond?.prefixes.has(word) === true;

const SPEAKERS = ["I", "you", "he"] as const;

function infinitiveOf(
  language: Language,
  verb: string,
  who: Speaker,
  objects: readonly string[],
): string | undefined {
  const second = language.verbSecond;
  if (second === undefined) return undefined;
  const text = ` ${objects.join(" ")} `.replace(second.fillers, "").replace(/\s+/g, " ").trim();
  if (text === "") return undefined;
  if (second.modals.test(verb)) return second.infinitive.test(text) ? text : undefined;
  const base = language.verbs[verb] ?? regularInfinitive(language, verb, who);
  if (base === undefined) return undefined;
  return withPrefix(language, text.split(" "), base);
}
