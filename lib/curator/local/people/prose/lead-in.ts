import {
  anyIn,
  bareWord,
  beginsWithGiven,
  behindOffice,
  FUNCTION_WORDS,
  isGivenName,
  isLeadIn,
  LANGUAGES,
  looksLikeSurname,
  type NameRun,
  ROLE_WORDS,
  SURNAME_WORDS,
  type Token,
} from "@/lib/language";
import { GREETING, TASK_LABEL } from "../ordinary";

/** Drops a sentence's first word, a verb or a role: `Ask Dov Ben-Ami`, `Guest Maria Lopez`. */
export function trimLeadIn(tokens: Token[], run: NameRun): NameRun {
  let { first } = run;
  let words = run.name.words;
  while (
    run.name.title === undefined &&
    words.length > 1 &&
    (isLeadIn(words[0] ?? "") ||
      GREETING.test(words[0] ?? "") ||
      TASK_LABEL.test(words[0] ?? "") ||
      isArticleOfRole(words)) &&
    !isOpenGiven(words, tokens, run.last + 1)
  ) {
    words = words.slice(1);
    first++;
  }
  const { title } = run.name;
  const start = tokens[first]?.start ?? run.start;
  return behindOffice(tokens, { ...run, first, start, name: { ...run.name, title, words } });
}

/** `Die Kassiererin Gudrun Behnke`, "Der Lukas Prem" */
const isArticleOfRole = ([first = "", second = ""]: string[]): boolean =>
  ARTICLE.test(first) && (ROLE_WORDS.has(bareWord(second)) || isGivenName(second));

const ARTICLE = new RegExp(
  `^${anyIn(
    LANGUAGES.map(({ code }) => code),
    "the",
  )}$`,
  "iu",
);

/** "Will Smith" and "June Carter" are names, "Will Priya" and "Will Carter come?" questions. */
function isOpenGiven(words: string[], tokens: readonly Token[], behind: number): boolean {
  const [first = "", second = ""] = words;
  const isWord = FUNCTION_WORDS.has(bareWord(first)) || !isGivenName(first);
  if (words.length !== 2 || !isWord || !beginsWithGiven(words)) return false;
  const isAsked = isAskedBehind(tokens, behind);
  const isName = looksLikeSurname(second) || (!isAsked && SURNAME_WORDS.has(bareWord(second)));
  return isName && !(isAsked && isGivenName(second));
}

/** Tokens of the rest of a sentence. */
const MAX_REST = 60;

const isAskedBehind = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at, at + MAX_REST).find(({ text }) => /^[.!?]$/.test(text))?.text === "?";
