import { foldWords, type TracedText, traceFolded } from "../indexing";
import { matchText } from "./query/text";

/** A stretch of a text. */
export interface Span {
  from: number;
  to: number;
}

/** What is marked in a text: words from their beginning, and literals anywhere. */
export class Marks {
  private readonly words: RegExp | null;
  private readonly literals: RegExp | null;

  constructor(texts: readonly { text: string; quoted: boolean }[], literals: readonly string[] = []) {
    const matches = texts.map(({ text, quoted }) => ({ text, ...matchText(text, quoted) }));
    const words = matches.flatMap(({ text, words, literals }) =>
      words !== null && (literals.length === 0 || /\s/.test(text)) ? [wordsSource(text)] : [],
    );
    this.words = patternOf(words);
    this.literals = patternOf(
      [...matches.flatMap(({ literals }) => literals), ...literals].map(literalSource),
    );
  }

  /** Whether there is nothing to mark. */
  get isEmpty(): boolean {
    return this.words === null && this.literals === null;
  }

  /** No word, phrase or literal is longer, in characters: its pattern is as long at least. */
  get longest(): number {
    return Math.max(...[this.words, this.literals].map((pattern) => pattern?.source.length ?? 0));
  }

  /** The stretches to mark, in order; they may overlap. */
  in(text: string): Span[] {
    const traced = traceFolded(text);
    const spans = [...wordsIn(traced, this.words), ...literalsIn(traced, this.literals)];
    return spans
      .sort((a, b) => a.from - b.from)
      .map(({ from, to }) => ({ from: traced.originOf(from), to: traced.originOf(to) }));
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Up to three characters may be between the words of a phrase. */
const wordsSource = (text: string): string => foldWords(text).split(" ").map(escaped).join("[^]{1,3}?");

const literalSource = (literal: string): string => escaped(traceFolded(literal.replace(/\s+/g, " ")).folded);

// Classes of letters would take milliseconds each to compile: boundaries are found by the kinds of characters.
const patternOf = (sources: readonly string[]): RegExp | null =>
  sources.some((source) => source !== "")
    ? new RegExp(sources.filter((source) => source !== "").join("|"), "g")
    : null;

function* literalsIn({ folded }: TracedText, pattern: RegExp | null): Generator<Span> {
  if (pattern === null) return;
  for (const { index, 0: hit } of folded.matchAll(pattern)) yield { from: index, to: index + hit.length };
}

function* wordsIn({ folded, isInWord }: TracedText, pattern: RegExp | null): Generator<Span> {
  if (pattern === null) return;
  pattern.lastIndex = 0;
  for (let hit = pattern.exec(folded); hit; hit = pattern.exec(folded)) {
    const from = hit.index;
    let to = from + hit[0].length;
    if (isInWord(from - 1) && isInWord(from)) {
      // In the middle of a word.
      pattern.lastIndex = from + 1;
      continue;
    }
    while (isInWord(to) && isInWord(to - 1)) to++;
    pattern.lastIndex = to;
    yield { from, to };
  }
}
