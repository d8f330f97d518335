import {
  anyIn,
  bareWord,
  behindOffice,
  FUNCTION_WORDS,
  isGivenName,
  isLeadIn,
  LANGUAGES,
  looksLikeSurname,
  type NameRun,
  ROLE_WORDS,
  type Token,
} from "@/lib/language";
import { GREETING, TASK_LABEL } from "./ordinary";

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
    !isOpenGiven(words)
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

/** "Will Smith" is a name, "Will Priya" a question. */
function isOpenGiven(words: string[]): boolean {
  const [first = "", second = ""] = words;
  return (
    words.length === 2 &&
    FUNCTION_WORDS.has(bareWord(first)) &&
    isGivenName(first) &&
    !isGivenName(second) &&
    looksLikeSurname(second)
  );
}
