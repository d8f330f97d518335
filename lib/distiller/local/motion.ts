import { ENGLISH_LEARNINGS, type WordClass } from "@/lib/language";
import type { Statement } from "../text/statements";
import { grammarOf, tokensOf } from "./classifier";
import { isNone } from "./matched";

/** Shorter words name nothing; letters of a script without spaces do from three on. */
const MIN_LETTERS = 3;
/** "Maker: Konrad R. Forster": the mover and the voters are not what was decided. */
const NAMES =
  /\p{Lu}[\p{Ll}’'-]+(?: \p{Lu}\.?)?(?: (?:van|von|de|der|di|da|del|la))*(?: \p{Lu}[\p{Ll}’'-]+)+/gu;
/** Where a motion may be: statements back, and characters of all of them. */
const [MAX_BACK, MAX_DISTANCE] = [8, 900];

const wordsOf = ({ words }: Statement) => (words ?? ENGLISH_LEARNINGS).votes;

/** Whether it is the result of a vote, "Motion carried, 8 to 1", and does not say on what. */
export function isVoteOnly(statement: Statement): boolean {
  const { vote, rest, nouns } = wordsOf(statement);
  if (!vote.test(statement.text)) return false;
  const left = statement.text.replace(rest, " ").replace(NAMES, " ");
  const classes = grammarOf(statement)?.classes;
  if (!classes) return (left.match(/[\p{sc=Han}\p{sc=Katakana}]/gu)?.length ?? 0) < MIN_LETTERS;
  return !tokensOf(nouns === "capitalized" ? left : left.replace(NAMED, " ")).some((word) => {
    const of = classes.get(word) ?? NAMING;
    return word.length >= MIN_LETTERS && /^\p{L}/u.test(word) && of.some((each) => NAMING.includes(each));
  });
}

/** "The present TAC members": capitalized, and not because a sentence begins. */
const NAMED = /(?<=[\p{L}\p{N},;:)][^.!?]*)(?<!\p{L})\p{Lu}\p{L}*/gu;

/** Classes of words that may name what is decided, as words of no class do: "the budget", "keep the hut". */
const NAMING: readonly WordClass[] = ["authority", "document", "limits", "changed", "dropped", "kept"];

/** The motion that a vote is about: the last statement before it that moves something. */
export function motionBefore(statement: Statement, statements: readonly Statement[]): Statement | null {
  const at = statements.indexOf(statement);
  const before = statements.slice(Math.max(0, at - MAX_BACK), Math.max(0, at));
  return (
    before.findLast(
      (each) =>
        !isNone("decision", each) &&
        statement.end - each.start <= MAX_DISTANCE &&
        wordsOf(each).motion.test(each.text) &&
        !isVoteOnly(each),
    ) ?? null
  );
}

/** What a vote decided: "The hut is sold" of "Motion: the hut is sold", or "The motion failed – the hut is sold". */
export function votedBy(motion: Statement, result: Statement): string {
  const moved = motion.text.replace(LABEL, (label, word: string) =>
    wordsOf(motion).motion.test(word) ? "" : label,
  );
  return wordsOf(result).lost.test(result.text)
    ? `${result.text.replace(/[\s.!。]+$/u, "")} – ${moved}`
    : moved;
}

const LABEL = /^\P{L}*(\p{L}+)(?: \p{Ll}+)?\s*[:：–-]\s+/u;
