import {
  contentWords,
  FREQUENT_WORDS,
  FUNCTION_WORDS,
  isGivenName,
  isQuality,
  isVerb,
  LANGUAGES,
  languageOf,
  MEASURES,
  matchKey,
  wordsFor,
} from "@/lib/language";

/** A sentence of a conversation. */
export interface Remark {
  text: string;
  /** Who speaks begins here. */
  opensTurn: boolean;
}

/** Consecutive sentences about one thing. */
export interface Topic {
  title: string;
  /** The first sentence, and the one after the last. */
  from: number;
  to: number;
}

/** Sentences on each side of a cut that are compared. */
const WINDOW = 5;
/** A topic has at least as many sentences. */
const MIN_SENTENCES = 4;
const MAX_TOPICS = 7;
/** A shorter conversation is about one thing, or nothing shows that it is not. */
const MIN_REMARKS = 14;

/**
 * The topics of a conversation, one behind the other: it is cut where the words of the sentences before and after have least in common,
 * as speaker and topic change. Nothing where no words return.
 */
export function topicsOf(remarks: readonly Remark[], names: ReadonlySet<string>): Topic[] {
  if (remarks.length < MIN_REMARKS) return [];
  const terms = remarks.map(({ text }) => contentWords(text).filter((word) => isTopical(word, names)));
  const cuts = [0, ...cutsOf(remarks, terms), remarks.length];
  const parts = cuts.slice(1).map((to, at) => ({ from: cuts[at] ?? 0, to }));
  const topics = parts.map((part) => ({ ...part, title: titleOfPart(part, parts, remarks, names) }));
  // A part without a title belongs to the topic before.
  return topics.reduce<Topic[]>((joined, topic) => {
    const last = joined.at(-1);
    if (last !== undefined && (topic.title === undefined || topic.title === last.title)) last.to = topic.to;
    else if (topic.title !== undefined) joined.push({ ...topic, title: topic.title });
    return joined;
  }, []);
}

const MIN_LETTERS = 4;

const isTopical = (word: string, names: ReadonlySet<string>): boolean =>
  word.length >= MIN_LETTERS &&
  !/^\d/.test(word) &&
  !names.has(word) &&
  !isGivenName(word) &&
  !isVerb(word) &&
  ![FUNCTION_WORDS, FREQUENT_WORDS, MEASURES].some((words) => words.has(word)) &&
  !LANGUAGES.some(({ words, verbs }) => words.has(word) || Object.hasOwn(verbs, word));

function cutsOf(remarks: readonly Remark[], terms: readonly string[][]): number[] {
  const likeness = remarks.map((_, at) =>
    cosine(terms.slice(Math.max(0, at - WINDOW), at).flat(), terms.slice(at, at + WINDOW).flat()),
  );
  const depths = likeness.map((low, at) => ({
    at,
    depth: peak(likeness, at, -1) + peak(likeness, at, 1) - 2 * low,
  }));
  const mean = depths.reduce((sum, { depth }) => sum + depth, 0) / depths.length;
  const cuts: number[] = [];
  for (const { at, depth } of [...depths].sort((a, b) => b.depth - a.depth)) {
    const isFar = [0, ...cuts, remarks.length].every((cut) => Math.abs(cut - at) >= MIN_SENTENCES);
    if (depth > mean && remarks[at]?.opensTurn && isFar && cuts.length < MAX_TOPICS - 1) cuts.push(at);
  }
  return cuts.sort((a, b) => a - b);
}

/** The next peak in one direction: as far as it rises. */
function peak(values: readonly number[], from: number, step: 1 | -1): number {
  let top = values[from] ?? 0;
  for (let at = from + step; (values[at] ?? -1) >= top; at += step) top = values[at] ?? top;
  return top;
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function cosine(a: readonly string[], b: readonly string[]): number {
  const [x, y] = [countsOf(a), countsOf(b)];
  const norm = (counts: Map<string, number>): number =>
    Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
  const product = [...x].reduce((sum, [word, count]) => sum + count * (y.get(word) ?? 0), 0);
  return product === 0 ? 0 : product / (norm(x) * norm(y));
}

type Part = Pick<Topic, "from" | "to">;

/** The phrase of one or two words that a part has often and the others have rarely, as the text has it. */
function titleOfPart(
  part: Part,
  parts: readonly Part[],
  remarks: readonly Remark[],
  names: ReadonlySet<string>,
): string | undefined {
  const needsCapital = languageOf(remarks.map(({ text }) => text).join(" "))?.nounsHaveCapitals === true;
  const phrases = parts.map(({ from, to }) =>
    remarks.slice(from, to).flatMap(({ text }) => phrasesIn(text, names, needsCapital)),
  );
  const own = phrases[parts.indexOf(part)] ?? [];
  const counts = countsOf(own.map(({ key }) => key));
  const inAll = countsOf(phrases.flatMap((all) => [...new Set(all.map(({ key }) => key))]));
  const things = countsOf(own.filter(({ isThing }) => isThing).map(({ key }) => key));
  const best = own
    // "die habe ich", "los tiene": an article may be a pronoun.
    .filter(({ key }) => (things.get(key) ?? 0) * 2 >= (counts.get(key) ?? 0))
    .map((phrase) => {
      const count = counts.get(phrase.key) ?? 0;
      const rare = Math.log(1 + parts.length / (inAll.get(phrase.key) ?? 1));
      return { ...phrase, count, score: count * rare * (phrase.key.includes(" ") ? TWO_WORDS : 1) };
    })
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.score - a.score)[0];
  return best && best.text.charAt(0).toUpperCase() + best.text.slice(1);
}

const TWO_WORDS = 2;

interface Spoken {
  key: string;
  text: string;
  /** A thing: an article is before it, or it has a capital within its sentence. */
  isThing: boolean;
}

const LEADS = new Set(
  wordsFor("the", "a", "our", "of the", "in the", "to the").map((word) => matchKey(word)),
);

function phrasesIn(text: string, names: ReadonlySet<string>, needsCapital: boolean): Spoken[] {
  const words = [...text.matchAll(/[\p{L}][\p{L}\p{M}\p{N}-]*/gu)].map(({ 0: word, index }) => ({
    word,
    index,
    key: matchKey(word),
  }));
  return words.flatMap(({ word, index, key }, at) => {
    if (!isTopical(key, names)) return [];
    const [before, next] = [words[at - 1], words[at + 1]];
    const hasCapital = /^\p{Lu}\p{Ll}/u.test(word);
    const isThing = before !== undefined && (hasCapital || (!needsCapital && LEADS.has(before.key)));
    const isPair = next?.index === index + word.length + 1 && isTopical(next.key, names);
    const alone = { key, text: word, isThing: isThing && !isQuality(key) };
    return isPair ? [alone, { key: `${key} ${next.key}`, text: `${word} ${next.word}`, isThing }] : [alone];
  });
}
