import { lowerFirst } from "@/lib/core/letter-case";
import { madeOnce } from "@/lib/core/made-once";
import { ENGLISH_TASK_WORDS } from "../english/task-words";
import { LANGUAGES } from "../languages";
import { spokenTask } from "../languages/verb-second";
import { anyOf } from "../languages/vocabulary";
import type { Language } from "../match/language";
import type { TaskWords } from "../match/task-words";
import { isBareVerb } from "./lexicon";
import { contentWords } from "./overlap";

/** What explains a shorter title is needed: "Ring Ravensdown, they've invoiced us twice". */
const MIN_WORDS = 3;
const MAX_LEADS = 4;
/** Their past is the same, so that the lexicon knows them as no bare verbs. */
const SHORT_VERB = /^(?:let|put|set|cut|get|do|have|be)$/;

/**
 * A task as somebody would write it on a list, from a spoken sentence: "and can you order tiles, otherwise we stand still" → "order tiles".
 * The text itself where nothing is left.
 */
export function plainTask(text: string, languages: readonly Language[]): string {
  const words = taskWordsOf(languages);
  let title = text.replace(MARKS, "");
  for (let count = 0; count < MAX_LEADS; count++) title = words.reduce(withoutLead, title);
  for (const language of languages) {
    const spoken = spokenTask(language, title);
    if (spoken !== undefined && spoken.who !== "he" && / /.test(spoken.title))
      return spoken.title.replace(/[\s?.!]+$/u, "");
  }
  title = words.reduce(withoutReason, title);
  title = words.reduce((it, own) => withoutAsking(it, own, own === ENGLISH_TASK_WORDS), title);
  title = words
    .reduce(withoutBehind, title)
    .replace(/[\s?]+$/u, "")
    .replace(PLEASE_BEHIND, "");
  return /\p{L}{2}/u.test(title) ? title : text;
}

/** The time of a message, marks of a list, emoji. */
const MARKS =
  /^(?:\[?\d{1,2}[:-]\d{2}\]?\s+(?=\P{N}))?(?:[^\p{L}\p{N}"'“„«(#@£$€]|[xX/?.]\s{1,2}(?=\p{L}))*/u;

/** "acheter des bougies stp" */
const PLEASE_BEHIND = new RegExp(String.raw`(?<=\S\s\S+),?\s(?:${anyOf("please")})$`, "iu");

const withoutLead = (title: string, words: TaskWords): string =>
  title.replace(CALLS(words), "").replace(LEADS(words), "");

const CALLS = madeOnce(
  ({ calls }: TaskWords) => new RegExp(`^(?:${calls})(?:[,;:.!]+|\\s[–—-])\\s+(?=\\S+\\s\\S)`, "iu"),
);
const LEADS = madeOnce(({ leads }: TaskWords) => new RegExp(`^(?:${leads}),?\\s+(?=\\S+\\s\\S)`, "iu"));
const ASKS = madeOnce(({ asks }: TaskWords) => new RegExp(`^(?:${asks})\\s+(?=\\p{L}+\\s\\S)`, "iu"));
const EXPLAINS = madeOnce(({ explains }: TaskWords) => new RegExp(`[,;]\\s+(?:${explains})(?!\\p{L})`, "iu"));
/** Where a language has no such words, nothing refers back. */
const REFERS = madeOnce(({ refers }: TaskWords) => new RegExp(`^(?:${refers ?? "(?!)"})`, "u"));

/** Only before a verb: "I'm going to ring Ann", not "I'm going to the market". */
function withoutAsking(title: string, words: TaskWords, isEnglish: boolean): string {
  const [all = ""] = ASKS(words).exec(title) ?? [];
  const rest = title.slice(all.length);
  const verb = /^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? "";
  return isEnglish && !isBareVerb(verb) && !SHORT_VERB.test(verb) ? title : rest;
}

/** "Since the hall is closed, move the fair" → "move the fair" */
function withoutReason(title: string, words: TaskWords): string {
  const rest = title.replace(REASON(words), "");
  return contentWords(rest).length >= MIN_WORDS ? rest : title;
}

/** Where a language has no such words, nothing is before the task. */
const REASON = madeOnce(
  ({ reasons }: TaskWords) => new RegExp(`^(?:${reasons ?? "(?!)"})\\s[^,.;:]{6,160},\\s+(?=\\p{L})`, "iu"),
);
/** "Once we have the keys, we move in": what is behind the comma is the task. */
const CONDITION = madeOnce(
  ({ conditions }: TaskWords) => new RegExp(`^(?:${conditions ?? "(?!)"})\\s`, "iu"),
);

function withoutBehind(title: string, words: TaskWords): string {
  if (CONDITION(words).test(title)) return title;
  const found = EXPLAINS(words).exec(title);
  if (found === null || /[.!?]\s/u.test(title.slice(found.index))) return title;
  const bare = title.slice(0, found.index);
  return contentWords(bare).length >= MIN_WORDS ? bare : title;
}

/** "Message her", "ihn holen", "recogerla": a title with a pronoun for something in the text before. */
export const refersBack = (title: string, language: Language | undefined): boolean =>
  [language?.taskWords, ENGLISH_TASK_WORDS].some(
    (words) => words !== undefined && REFERS(words).test(lowerFirst(title)),
  );

const POINTS_BACK = madeOnce(
  ({ pointsBack }: TaskWords) => new RegExp(`(?<![\\p{L}'’-])(?:${pointsBack})(?!\\p{L})`, "u"),
);

/** "Give the other one back", "Papieren mailt hij": a word in it means something in the text before. */
export const pointsBack = (text: string, languages: readonly (Language | undefined)[]): boolean => {
  const title = lowerFirst(text);
  return taskWordsOf(languages).some((words) => POINTS_BACK(words).test(title));
};

/** A sentence without the words that only call or lead over to it: "ok so the lift is broken" → "the lift is broken". */
export function withoutLeads(text: string, languages: readonly (Language | undefined)[]): string {
  let bare = text.replace(MARKS, "");
  for (let count = 0; count < MAX_LEADS; count++) bare = taskWordsOf(languages).reduce(withoutLead, bare);
  return bare;
}

/** The words around tasks of all languages that a note may be in. */
export const taskWordsOf = (languages: readonly (Language | undefined)[]): TaskWords[] =>
  [...new Set(languages.map((it) => it?.taskWords)), ENGLISH_TASK_WORDS].filter((it) => it !== undefined);

/** Alternatives of all languages. */
export const anyTaskWord = (name: keyof TaskWords): string =>
  `(?:${taskWordsOf(LANGUAGES)
    .flatMap((words) => words[name] ?? [])
    .join("|")})`;
