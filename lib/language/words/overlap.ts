import { matchKey } from "../match/key";
import { wordSet } from "../match/word-set";

const STOP_WORDS = wordSet(
  "a an and are as at be been but by can could do does for from get had has have he her his i in into is it its me my not of on or our out she so some that the their them then there they this those to up us was we were will with would you your please also just still need needs",
);

/** The words without stop words, as keys. */
export function contentWords(text: string): string[] {
  return matchKey(text)
    .split(" ")
    .filter((word) => word !== "" && !STOP_WORDS.has(word));
}

/** What a statement is compared by. */
interface Statement {
  key: string;
  words: readonly string[];
  set: ReadonlySet<string>;
  numbers: string;
}

/** Those that were read last: each of a long list is compared with all others. */
const read = new Map<string, Statement>();
const MAX_READ = 5_000;

function statementOf(text: string): Statement {
  const known = read.get(text);
  if (known) return known;
  const words = contentWords(text);
  const set = new Set(words);
  const numbers = [...set].filter((word) => /\d/.test(word));
  const statement = { key: matchKey(text), words, set, numbers: numbers.sort().join(" ") };
  if (read.size >= MAX_READ) read.clear();
  read.set(text, statement);
  return statement;
}

/** A paraphrase: most words of the shorter statement are in the longer, and their numbers agree. */
export function isSameStatement(a: string, b: string): boolean {
  const [x, y] = [statementOf(a), statementOf(b)];
  const [short, long] = x.words.length <= y.words.length ? [x, y] : [y, x];
  if (short.words.length === 0) return x.key === y.key;
  if (x.numbers !== "" && y.numbers !== "" && x.numbers !== y.numbers) return false;
  return short.words.filter((word) => long.set.has(word)).length / short.words.length >= 0.75;
}
