import { countEach } from "@/lib/core/group-by";
import { contentWords } from "@/lib/language";
import { isTopical, titlesOf } from "./topic-titles";

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
 * as speaker and topic change (TextTiling; Hearst 1997). Nothing where no words return.
 */
export function topicsOf(remarks: readonly Remark[], names: ReadonlySet<string>): Topic[] {
  if (remarks.length < MIN_REMARKS) return [];
  const terms = remarks.map(({ text }) => contentWords(text).filter((word) => isTopical(word, names)));
  const cuts = [0, ...cutsOf(remarks, terms), remarks.length];
  const parts = cuts.slice(1).map((to, at) => ({ from: cuts[at] ?? 0, to }));
  const titles = titlesOf(
    parts.map(({ from, to }) => remarks.slice(from, to).map(({ text }) => text)),
    names,
  );
  const topics: Topic[] = [];
  for (const [at, part] of parts.entries()) {
    const [title, last] = [titles[at], topics.at(-1)];
    // A part without a title belongs to the topic before.
    if (last !== undefined && (title === undefined || title === last.title)) last.to = part.to;
    else if (title !== undefined) topics.push({ ...part, title });
  }
  return topics;
}

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

/** Sentences in which a peak is looked for: where nothing returns, all are equally low. */
const MAX_CLIMB = 50;

/** The next peak in one direction: as far as it rises. */
function peak(values: readonly number[], from: number, step: 1 | -1): number {
  let top = values[from] ?? 0;
  for (let n = 1; n <= MAX_CLIMB; n += 1) {
    const next = values[from + n * step] ?? -1;
    if (next < top) break;
    top = next;
  }
  return top;
}

function cosine(a: readonly string[], b: readonly string[]): number {
  const [x, y] = [countEach(a), countEach(b)];
  const norm = (counts: Map<string, number>): number =>
    Math.sqrt([...counts.values()].reduce((sum, count) => sum + count * count, 0));
  const product = [...x].reduce((sum, [word, count]) => sum + count * (y.get(word) ?? 0), 0);
  return product === 0 ? 0 : product / (norm(x) * norm(y));
}
