import { anyOf, ENGLISH_LEARNINGS, isQuestion, type WordClass } from "@/lib/language";
import type { SourceText } from "../learning";
import { sectionOf } from "../text/sections";
import { type Statement, statementsOf } from "../text/statements";
import { grammarOf, tokensOf } from "./classifier";
import { wordsOf } from "./words";

export const isOthersWork = (name: string): boolean => ENGLISH_LEARNINGS.othersWorks.test(name);

const DIALOGUE = new RegExp(String.raw`[,.!?…]["”“»]\s+(?:\p{L}+ )?${anyOf("speechVerb")}(?!\p{L})`, "giu");
const MIN_SPOKEN = 2;

/** Whether people talk in it as in a novel: what they decide is invented, or at least not ours. */
export const isStory = (body: string): boolean => (body.match(DIALOGUE)?.length ?? 0) >= MIN_SPOKEN;

/** An item that is a measure of something: `- 130 g flour`. */
const INGREDIENT = new RegExp(
  String.raw`^\s{0,8}(?:[-*+]\s+)?\d[\d.,/½¼¾]*\s?(?:g|gr|kg|ml|cl|dl|l|oz|lbs?|${anyOf("spoon")})\.?\s+\p{L}`,
  "gimu",
);
const MIN_INGREDIENTS = 3;

/** Whether it is a recipe: what must be done in it is a step. */
export const isRecipe = (body: string): boolean => (body.match(INGREDIENT)?.length ?? 0) >= MIN_INGREDIENTS;

/** `Article 4`, `§ 2`, `Art. 7 – Board`, `Article IV.2`: where a paragraph of a statute begins. */
const ARTICLE = new RegExp(
  String.raw`^[#*_ ]{0,8}(?:(?:${anyOf("article")}|art\.?) (?:\d|[ivxlc]+(?=[ .:–—-]|$))|§ ?\d)`,
  "gimu",
);
const MIN_ARTICLES = 4;

/** Whether it is a statute or contract: who looks for its rules reads it. */
export const isStatute = (body: string): boolean => (body.match(ARTICLE)?.length ?? 0) >= MIN_ARTICLES;

const FENCE = /^ {0,3}(?:`{3,}|~{3,})/gm;
/** Two blocks of code, and a reader who is spoken to. */
const [MIN_FENCES, MIN_SPOKEN_TO] = [4, 3];

/** Whether it shows a reader how to write code: "we will use a map" is a step of that. */
export const isTutorial = (body: string, statements: readonly Statement[]): boolean =>
  (body.match(FENCE)?.length ?? 0) >= MIN_FENCES &&
  (body.match(ENGLISH_LEARNINGS.reader)?.length ?? 0) >= MIN_SPOKEN_TO &&
  !statements.some(({ section }) => section === "decision");

/** `$$`, and a formula within a line. */
const MATHS = /\$\$|\$[^\s$\d][^$\n]{0,80}[\^_\\][^$\n]{0,80}\$/g;
const MIN_FORMULAS = 6;

/** Whether it derives something by formulas: "we assume a linear flow" is a step of that. */
export const isDerivation = (body: string): boolean => (body.match(MATHS)?.length ?? 0) >= MIN_FORMULAS;

/** Whether a statement is in the first person or has a due date. */
export const concernsUs = (text: string): boolean => ENGLISH_LEARNINGS.ours.test(text);

/** A hedge in brackets does not weaken the sentence around it. */
const withoutAsides = (own: string): string => own.replace(/\([^()]{12,400}\)/g, " ");

/** "We chose the second": what ends a section of options. */
const { chosen: CHOSEN } = ENGLISH_LEARNINGS;

/** Statements of the sources being read: their signals, learnings and claims are asked for one after the other. */
const known = new WeakMap<SourceText, Statement[]>();

const ADDRESS = /^https?:\/\//;
/** What the clippers of browsers write above a page: its address, and who wrote it or when it was saved. */
const ADDRESSES = ["source", "url", "link", "original", "canonical"];
const BYLINES = ["author", "published", "byline", "slurped", "clipped", "date_saved", "dateSaved", "savedAt"];

/** Whether it is a page saved by a browser, or a file that comes with a program, and so not in the owner's words. */
export function isForeign({ name, frontmatter = {} }: SourceText): boolean {
  const isSaved = ADDRESSES.some((field) => ADDRESS.test(String(frontmatter[field] ?? "")));
  const isBylined = BYLINES.some((field) => Boolean(frontmatter[field]));
  return (isSaved && isBylined) || ENGLISH_LEARNINGS.programFiles.test(name);
}

/** The sentences of a source that assert something, in order. */
export function assertedIn(source: SourceText): readonly Statement[] {
  const isRead = (statement: Statement) => isAsserted(statement) && !isLinkToFile(source.body, statement);
  const asserted = known.get(source) ?? (isForeign(source) ? [] : statementsOf(source).filter(isRead));
  known.set(source, asserted);
  return asserted;
}

/** `- [Use one map](map.md)`, alone in its item. */
const LINKED = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+\[[^[\]]{1,200}\]\((?!\p{L}+:)[^()\s]{1,200}\)\W*$/u;
const MAX_LINK = 420;

/** Whether it is an entry of an index: the file that it names says it. */
function isLinkToFile(body: string, { start, end, isItem }: Statement): boolean {
  if (!isItem || end - start > MAX_LINK) return false;
  const before =
    body
      .slice(Math.max(0, start - MAX_LINK), start)
      .split("\n")
      .at(-1) ?? "";
  const after = body.slice(end, end + MAX_LINK).split("\n", 1)[0] ?? "";
  return LINKED.test(`${before}${body.slice(start, end)}${after}`);
}

const DENYING: readonly WordClass[] = ["not", "forbidden"];

/** "Guests must not:", above a list whose items mean their opposite; an item below "Don'ts" may say so itself. */
function isDenied(statement: Statement): boolean {
  const grammar = grammarOf(statement);
  const denies = (text: string) =>
    tokensOf(text).some((word) => grammar?.classes.get(word)?.some((each) => DENYING.includes(each)));
  return denies(statement.introduction) || (statement.isDenied && !denies(statement.own));
}

/** `~~We use the ferry.~~`: no longer so. */
const STRUCK = /~~[^~\n][^~]{2,400}~~/;

/** "We discussed three options:", above a list. */
const isOneOfOptions = ({ introduction }: Statement): boolean =>
  sectionOf(introduction.match(/\p{L}[\p{L}-]*/gu)?.at(-1) ?? "") === "open";

/** `$$p_0 = \\pi$$`, `\\textrm{top}`, `$F_X(x)$`. */
const FORMULA = /\$\$|\\[a-z]+\{|\$[^\s$][^$\n]{0,80}[\^_\\][^$\n]{0,80}\$/;

/** "We decided to … because …": to be filled in. */
const UNFILLED = /(?:\.{3}|…)[^.…]{1,30}(?:\.{3}|…)/u;

/** Code alone says what to type, and names of other records alone where to read on, but not what is so. */
const isReference = ({ raw }: Statement): boolean => {
  const rest = raw.replace(/`[^`\n]*`|!?\[\[[^[\]]*\]\]/g, "");
  return rest !== raw && wordsOf(rest) < MIN_OWN_WORDS;
};
const MIN_OWN_WORDS = 2;

/** "Paused = the team halted it": what a word means. */
const DEFINES = /\p{L}[)"”]? = \p{L}/u;

/** `Term:`, and below it `:   what it means`: a list of definitions. */
const DEFINITION = /^[^\n]{1,80}\n {0,3}: /;

/** A table whose rows begin without a mark. */
const TABLE = /\n[ \t]{0,3}:?-{2,}:?[ \t]*\|/;

/** `Status: Accepted`, line by line: the head of a paper. */
const FIELD = /^\p{Lu}[\p{L} ]{1,24}: /gmu;
const MIN_FIELDS = 3;
const isHead = ({ raw }: Statement): boolean => (raw.match(FIELD)?.length ?? 0) >= MIN_FIELDS;

/** Whether a sentence asserts something. */
export function isAsserted(statement: Statement): boolean {
  const { text, own, section, isItem, words } = statement;
  return (
    !(section === "open" && (isItem || !CHOSEN.test(own))) &&
    !isDenied(statement) &&
    !isOneOfOptions(statement) &&
    !isReference(statement) &&
    !UNFILLED.test(own) &&
    !DEFINES.test(own) &&
    !DEFINITION.test(statement.raw) &&
    !TABLE.test(statement.raw) &&
    !isHead(statement) &&
    !FORMULA.test(statement.raw) &&
    !STRUCK.test(statement.raw) &&
    !isQuestion(text) &&
    own.trim() !== "" &&
    !words?.unasserted.test(withoutAsides(own)) &&
    !ENGLISH_LEARNINGS.unasserted.some((pattern) => pattern.test(own))
  );
}
